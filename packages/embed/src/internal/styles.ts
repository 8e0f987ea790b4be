import { shadowStyles } from './shadow-styles.ts';

/** The stylesheet as text, in a chunk of its own: a shadow root takes no sheet of the page. */
export async function loadStyles(): Promise<string> {
  const { default: css } = await import('./styles.css?inline');
  return shadowStyles(css);
}
