import { storagePrefix } from '../language-of-page.ts';

/** Whose home it was when this customer last saw it: of one who has not begun, of an application, or of an account. */
export type HomeOf = 'new' | 'application' | 'account';

/** Storage key of the outline of this customer's home: whose home it is, then the heights of its hero and of its first cards in px. */
export const homeShapeKey = `${storagePrefix}homeShape`;

/** How many heights are kept, the hero's first: more than a phone shows at once. */
export const homeParts = 6;

/**
 * Inline, as a part of the boot script: gives the skeleton of home the outline that this customer saw last, so that nothing moves when the page comes. `data-home`
 * of html says whose home it is, and `--q-home-1` to `--q-home-6` are the heights of its parts.
 */
export const homeShapeScript = `try{let h=document.documentElement,[o,...p]=(localStorage.getItem("${homeShapeKey}")||"").split(" ");if(o){h.dataset.home=o;p.forEach((v,i)=>h.style.setProperty("--q-home-"+ ++i,v+"px"))}}catch{}`;

/** Returns whose home the next one is, as far as this device knows. */
function homeOf(): string | undefined {
  try {
    const [of] = (localStorage.getItem(homeShapeKey) ?? '').split(' ');
    if (of) return of;
  } catch {} // the page may know it
  return document.documentElement.dataset.home;
}

/**
 * Remembers the outline of home on the device and for the next time in this page. Without `heights`, those of the same home stay. Blocked storage forgets it. A
 * skeleton of home that stands or fades keeps the outline that it came with, so that nothing of it moves: then only the device remembers.
 */
export function keepHomeShape(of: HomeOf, heights?: readonly number[]): void {
  if (!heights && homeOf() === of) return;
  const px = (heights ?? []).slice(0, homeParts).map((height) => String(Math.round(height * 100) / 100));
  if (!document.querySelector('[data-skeleton=home]')) showHomeShape(of, px);
  try {
    localStorage.setItem(homeShapeKey, [of, ...px].join(' '));
  } catch {} // the next page shows the outline of any home
}

/** Gives the next skeleton of this page its outline. */
function showHomeShape(of: HomeOf, px: readonly string[]): void {
  const html = document.documentElement;
  html.dataset.home = of;
  for (let at = 0; at < homeParts; at++) {
    const name = `--q-home-${at + 1}`;
    if (px.length > 0) html.style.setProperty(name, `${px[at] ?? 0}px`);
    else html.style.removeProperty(name);
  }
}

/** Deletes the outline, which belongs to one customer. */
export function forgetHomeShape(): void {
  const html = document.documentElement;
  delete html.dataset.home;
  for (let at = 1; at <= homeParts; at++) html.style.removeProperty(`--q-home-${at}`);
  try {
    localStorage.removeItem(homeShapeKey);
  } catch {} // there is none
}
