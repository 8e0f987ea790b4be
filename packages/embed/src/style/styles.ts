import { shadowStyles } from './shadow-styles.ts';

/** Loads the stylesheet as text in a separate chunk, because a shadow root does not use the page's stylesheets. */
export async function loadStyles(): Promise<string> {
  const { default: css } = await import('./styles.css?inline');
  return shadowStyles(css);
}
