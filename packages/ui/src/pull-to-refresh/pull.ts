import { swipeThresholdPx } from '../swipe/swipe.ts';

/** How far the content has come down, in CSS pixels, when letting go refreshes. */
export const releaseAtPx = 56;

/** It comes down no farther, however far the finger goes. */
export const farthestPx = 96;

export type PullState = 'idle' | 'pulling' | 'release' | 'refreshing' | 'refreshed' | 'failed';

/** How far the content follows a finger that has moved down by `y` CSS pixels: not at all up to the threshold of a swipe, then half of it. */
export const pulledBy = (y: number): number => Math.min(farthestPx, Math.max(0, (y - swipeThresholdPx) / 2));

/** The state of a content that has come down by `pulled` CSS pixels while the finger is on it. */
export const pullStateAt = (pulled: number): 'idle' | 'pulling' | 'release' =>
  pulled === 0 ? 'idle' : pulled < releaseAtPx ? 'pulling' : 'release';

/** Whether a pull may begin: everything that scrolls, from `element` up to the page, is at its top. */
export function isAtTop(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) if (at.scrollTop > 0) return false;
  return true;
}
