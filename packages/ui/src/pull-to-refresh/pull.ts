import { swipeThresholdPx } from '../swipe/swipe.ts';

/** The distance in CSS pixels at which releasing refreshes the content. */
export const releaseAtPx = 56;

/** The maximum distance that the content moves, in CSS pixels. */
export const farthestPx = 96;

export type PullState = 'idle' | 'pulling' | 'release' | 'refreshing' | 'refreshed' | 'failed';

/**
 * Converts the distance of the finger to the distance of the content, in CSS pixels. The content starts to move at the
 * swipe threshold, at half the speed.
 */
export const pulledBy = (y: number): number => Math.min(farthestPx, Math.max(0, (y - swipeThresholdPx) / 2));

export const pullStateAt = (pulled: number): 'idle' | 'pulling' | 'release' =>
  pulled === 0 ? 'idle' : pulled < releaseAtPx ? 'pulling' : 'release';

/** Returns true if `element` and all its ancestors are scrolled to the top, so that a pull can start. */
export function isAtTop(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) if (at.scrollTop > 0) return false;
  return true;
}
