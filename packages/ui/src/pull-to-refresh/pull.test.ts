import { expect, test } from 'vitest';
import { calculatePull, getPullState, isAtTop, maxPullPx, releaseThresholdPx } from './pull.ts';

test.each([
  [-40, 0],
  [10, 0],
  [12, 1],
  [122, 56],
  [2000, maxPullPx],
])('UI-03 converts a finger movement of %i px to a content movement of %i px', (y, pulled) =>
  expect(calculatePull(y)).toBe(pulled),
);

test.each([
  [0, 'idle'],
  [1, 'pulling'],
  [releaseThresholdPx - 1, 'pulling'],
  [releaseThresholdPx, 'release'],
])('returns for content pulled by %i px the state “%s”', (pulled, state) => expect(getPullState(pulled)).toBe(state));

test('starts a pull only if the page and the list are at the top', () => {
  const page = { scrollTop: 0, parentElement: null };
  const list = { scrollTop: 0, parentElement: page };
  expect(isAtTop(list as unknown as Element)).toBe(true);
  page.scrollTop = 4;
  expect(isAtTop(list as unknown as Element)).toBe(false);
});
