import { expect, test } from 'vitest';
import { above, effortOf, type ScreenEffort, secondsOn } from './klm.ts';

const nothing = { taps: 0, keys: 0, typed: 0, boxes: 0, strokes: 0, heights: 1, words: 0 };

test.each<[string, Partial<ScreenEffort>, number]>([
  ['nothing', {}, 0],
  ['a tap that decides', { taps: 1 }, 0.74 + 1.35],
  ['a box of ten characters', { taps: 1, boxes: 1, typed: 10 }, 0.74 + 1.35 + 3.315],
  ['nine words', { words: 9 }, 1.2],
  ['two further heights', { heights: 3 }, 0.44],
  ['a signature', { strokes: 1 }, 1.86],
  ['a box by keyboard', { keys: 1, boxes: 1, typed: 10 }, 0.28 + 1.35 + 2.8],
])('%s', (_, own, seconds) => {
  expect(secondsOn({ ...nothing, ...own })).toBeCloseTo(seconds, 2);
});

test('a customer who reads every word needs longer for words alone', () => {
  const { seconds, secondsReading } = effortOf([{ ...nothing, path: '/a', taps: 1, words: 238 }]);
  expect(seconds).toBe(34);
  expect(secondsReading).toBe(62);
});

test('the figures of a run are the sums of its screens, and those above their limits are named', () => {
  const effort = effortOf([
    { ...nothing, path: '/a', taps: 3, heights: 1.24 },
    { ...nothing, path: '/b', taps: 4, boxes: 2, heights: 2.16 },
  ]);
  expect(effort).toMatchObject({ screens: 2, taps: 7, boxes: 2, heights: 3.4, scrolled: 1.4 });
  expect(above(effort, { taps: 6, boxes: 2, heights: 3, minutes: 1 })).toEqual(['taps 7 > 6', 'heights 3.4 > 3']);
});
