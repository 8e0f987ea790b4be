import type { SwipeDirection } from '../swipe/swipe.ts';

export type SwipeCellState = 'closed' | 'open';

/**
 * Returns `open` after a swipe towards the start of the line, and `closed` after the opposite swipe. Vertical swipes do
 * not change the state.
 */
export function getSwipedState(swiped: SwipeDirection, writing: 'ltr' | 'rtl', state: SwipeCellState): SwipeCellState {
  if (swiped === 'up' || swiped === 'down') return state;
  return (swiped === 'left') === (writing === 'ltr') ? 'open' : 'closed';
}
