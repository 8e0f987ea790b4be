import { lookOf } from './editions.ts';

/** Dresses <html> and <body> as the toolbar says: for pages of words, and for what pops up outside of a story's root. */
export function dressPage(globals: Readonly<Record<string, string>>): void {
  const { theme, stockColor } = lookOf(globals);
  const html = document.documentElement;
  Object.assign(html.dataset, { skin: globals.skin, theme, stockColor });
  html.style.fontSize = `${globals.textSize}%`;
  document.body.classList.add('q-root');
}
