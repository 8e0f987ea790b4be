import { findToolbarEdition, resolveAppearance, toolbarEditions } from './editions.ts';

/** Sets the toolbar's theme and stock colours on <html> and <body>, for documentation pages and for overlays outside the root of a story. */
export function applyTheme(globals: Readonly<Record<string, string>>): void {
  const { theme, stockColor } = resolveAppearance(globals);
  const html = document.documentElement;
  Object.assign(html.dataset, { skin: globals.skin, theme, stockColor });
  for (const { tokens } of Object.values(toolbarEditions))
    for (const name of Object.keys(tokens)) html.style.removeProperty(name);
  for (const [name, value] of Object.entries(findToolbarEdition(globals).tokens)) html.style.setProperty(name, value);
  html.style.fontSize = `${globals.textSize}%`;
  document.body.classList.add('q-root');
}
