import { expect, test } from 'vitest';
import { farthestPx, isAtTop, pulledBy, pullStateAt, releaseAtPx } from './pull.ts';

test.each([
  [-40, 0],
  [10, 0],
  [12, 1],
  [122, 56],
  [2000, farthestPx],
])('UI-03 a movement of %i px pulls the content by %i px', (y, pulled) => expect(pulledBy(y)).toBe(pulled));

test.each([
  [0, 'idle'],
  [1, 'pulling'],
  [releaseAtPx - 1, 'pulling'],
  [releaseAtPx, 'release'],
])('content pulled by %i px is %s', (pulled, state) => expect(pullStateAt(pulled)).toBe(state));

test('a pull starts only if nothing is scrolled', () => {
  const page = { scrollTop: 0, parentElement: null };
  const list = { scrollTop: 0, parentElement: page };
  expect(isAtTop(list as unknown as Element)).toBe(true);
  page.scrollTop = 4;
  expect(isAtTop(list as unknown as Element)).toBe(false);
});
