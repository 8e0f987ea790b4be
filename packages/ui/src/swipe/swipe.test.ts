import { expect, test } from 'vitest';
import { getSwipeDirection } from './swipe.ts';

test.each([
  [10, 0, undefined],
  [11, 0, 'right'],
  [-11, 3, 'left'],
  [0, 10, undefined],
  [4, 11, 'down'],
  [4, -11, 'up'],
  [30, 30, undefined],
  [0, 0, undefined],
])('UI-03 returns for a movement by %i, %i px the swipe direction %s', (x, y, direction) => {
  expect(getSwipeDirection(x, y)).toBe(direction);
});
