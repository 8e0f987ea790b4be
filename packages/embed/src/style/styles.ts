import { shadowStyles } from './shadow-styles.ts';

/** Loads the stylesheet for the shadow roots as text, from a separate chunk. */
export async function loadStyles(): Promise<string> {
  const { default: css } = await import('./styles.css?inline');
  return shadowStyles(css);
}
