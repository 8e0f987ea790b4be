import { expect, test } from 'vitest';
import { getSwipedState } from './swiped-state.ts';

test.each([
  ['left', 'ltr', 'closed', 'open'],
  ['right', 'ltr', 'open', 'closed'],
  ['right', 'rtl', 'closed', 'open'],
  ['left', 'rtl', 'open', 'closed'],
  ['up', 'ltr', 'open', 'open'],
  ['down', 'ltr', 'closed', 'closed'],
] as const)('after a swipe %s in %s text, changes a cell from %s to %s', (swiped, writing, state, next) => {
  expect(getSwipedState(swiped, writing, state)).toBe(next);
});
