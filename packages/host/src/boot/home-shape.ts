import { storagePrefix } from '../page-language.ts';

/** The kind of home, by customer. `new`: without an application. `application`: with one. `account`: with an open account. */
export type HomeKind = 'new' | 'application' | 'account';

/** The storage key of the outline of a customer's home: its kind, then the heights of its hero and first cards in px. */
export const homeShapeKey = `${storagePrefix}homeShape`;

/** The maximum number of heights that the outline stores, including the hero's. A phone shows fewer parts at once. */
export const maxHomeParts = 6;

/** Returns the stored kind of home, or undefined if it is unknown. */
function homeOf(): string | undefined {
  try {
    const [of] = (localStorage.getItem(homeShapeKey) ?? '').split(' ');
    if (of) return of;
  } catch {} // storage is blocked; the attribute of the page remains
  return document.documentElement.dataset.home;
}

/**
 * Stores the outline of home, for its next skeleton. Without `heights`, stores only the kind, if it has changed. Does not change a visible skeleton, so that it
 * does not move. Ignores blocked storage.
 */
export function storeHomeShape(of: HomeKind, heights?: readonly number[]): void {
  if (!heights && homeOf() === of) return;
  const px = (heights ?? []).slice(0, maxHomeParts).map((height) => String(Math.round(height * 100) / 100));
  if (!document.querySelector('[data-skeleton=home]')) showHomeShape(of, px);
  try {
    localStorage.setItem(homeShapeKey, [of, ...px].join(' '));
  } catch {} // the next page shows the default outline
}

/** Sets the outline for the next skeleton of this page. */
function showHomeShape(of: HomeKind, px: readonly string[]): void {
  const html = document.documentElement;
  html.dataset.home = of;
  for (let at = 0; at < maxHomeParts; at++) {
    const name = `--q-home-${at + 1}`;
    if (px.length > 0) html.style.setProperty(name, `${px[at] ?? 0}px`);
    else html.style.removeProperty(name);
  }
}

/** Deletes the outline of home from the device and the page, because it belongs to one customer. */
export function deleteHomeShape(): void {
  const html = document.documentElement;
  delete html.dataset.home;
  for (let at = 1; at <= maxHomeParts; at++) html.style.removeProperty(`--q-home-${at}`);
  try {
    localStorage.removeItem(homeShapeKey);
  } catch {} // nothing is stored
}
