import { swipeThresholdPx } from '../swipe/swipe.ts';

/** The distance of the content, in CSS pixels, from which releasing it starts a refresh. */
export const releaseThresholdPx = 56;

/** The maximum distance that the content moves, in CSS pixels. */
export const maxPullPx = 96;

/** The state of the gesture or of the refresh. `release`: releasing the content would start a refresh. */
export type PullState = 'idle' | 'pulling' | 'release' | 'refreshing' | 'refreshed' | 'failed';

/**
 * Returns the distance of the content for a distance of the finger, both in CSS pixels. The content starts to move at
 * the swipe threshold, at half the speed.
 */
export const calculatePull = (y: number): number => Math.min(maxPullPx, Math.max(0, (y - swipeThresholdPx) / 2));

/** Returns the state of a gesture that has moved the content by `pulled` CSS pixels. */
export const getPullState = (pulled: number): 'idle' | 'pulling' | 'release' =>
  pulled === 0 ? 'idle' : pulled < releaseThresholdPx ? 'pulling' : 'release';

/** Returns whether `element` and all its ancestors are scrolled to the top, so that a pull can start. */
export function isAtTop(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) if (at.scrollTop > 0) return false;
  return true;
}
