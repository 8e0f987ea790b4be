import { shadowStyles } from './shadow-styles.ts';

/** Loads the stylesheet as text in a separate chunk, because the page's stylesheets do not apply in a shadow root. */
export async function loadStyles(): Promise<string> {
  const { default: css } = await import('./styles.css?inline');
  return shadowStyles(css);
}
