import { storagePrefix } from '../language-of-page.ts';

/** Kind of home that this customer saw last: without an application, with an application, or with an account. */
export type HomeOf = 'new' | 'application' | 'account';

/** Storage key of the outline of this customer's home: its kind, then the heights of its hero and its first cards in px. */
export const homeShapeKey = `${storagePrefix}homeShape`;

/** Number of stored heights, including the hero's. It is more than a phone shows at once. */
export const homeParts = 6;

/** Returns the kind of home to expect, as far as this device knows. */
function homeOf(): string | undefined {
  try {
    const [of] = (localStorage.getItem(homeShapeKey) ?? '').split(' ');
    if (of) return of;
  } catch {} // the page may know it
  return document.documentElement.dataset.home;
}

/**
 * Stores the outline of home on the device and for the next skeleton of this page. Without `heights`, the heights of the same kind stay. With blocked storage,
 * it is not stored on the device. While a skeleton of home is visible or fading, only the device's copy changes, so that the skeleton does not move.
 */
export function storeHomeShape(of: HomeOf, heights?: readonly number[]): void {
  if (!heights && homeOf() === of) return;
  const px = (heights ?? []).slice(0, homeParts).map((height) => String(Math.round(height * 100) / 100));
  if (!document.querySelector('[data-skeleton=home]')) showHomeShape(of, px);
  try {
    localStorage.setItem(homeShapeKey, [of, ...px].join(' '));
  } catch {} // the next page shows the default outline
}

/** Sets the outline for the next skeleton of this page. */
function showHomeShape(of: HomeOf, px: readonly string[]): void {
  const html = document.documentElement;
  html.dataset.home = of;
  for (let at = 0; at < homeParts; at++) {
    const name = `--q-home-${at + 1}`;
    if (px.length > 0) html.style.setProperty(name, `${px[at] ?? 0}px`);
    else html.style.removeProperty(name);
  }
}

/** Deletes the outline, because it belongs to one customer. */
export function forgetHomeShape(): void {
  const html = document.documentElement;
  delete html.dataset.home;
  for (let at = 1; at <= homeParts; at++) html.style.removeProperty(`--q-home-${at}`);
  try {
    localStorage.removeItem(homeShapeKey);
  } catch {} // nothing is stored
}
