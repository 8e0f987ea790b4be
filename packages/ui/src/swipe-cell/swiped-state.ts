import type { SwipeDirection } from '../swipe/swipe.ts';

export type SwipeCellState = 'closed' | 'open';

/**
 * Returns `open` after a swipe towards the start of the line, `closed` after the opposite swipe. Vertical swipes
 * change nothing.
 */
export function swipedState(swiped: SwipeDirection, writing: 'ltr' | 'rtl', state: SwipeCellState): SwipeCellState {
  if (swiped === 'up' || swiped === 'down') return state;
  return (swiped === 'left') === (writing === 'ltr') ? 'open' : 'closed';
}
