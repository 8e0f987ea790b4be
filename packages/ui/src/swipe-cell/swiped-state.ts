import type { SwipeDirection } from '../swipe/swipe.ts';

export type SwipeCellState = 'closed' | 'open';

/** A swipe towards the start of the line uncovers the actions at its end, the other way covers them again. */
export function swipedState(swiped: SwipeDirection, writing: 'ltr' | 'rtl', state: SwipeCellState): SwipeCellState {
  if (swiped === 'up' || swiped === 'down') return state;
  return (swiped === 'left') === (writing === 'ltr') ? 'open' : 'closed';
}
