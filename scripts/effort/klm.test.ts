import { expect, test } from 'vitest';
import { effortOf, findExceededLimits, type ScreenEffort, secondsOnScreen } from './klm.ts';

const nothing = { taps: 0, keys: 0, typed: 0, digits: 0, boxes: 0, strokes: 0, heights: 1, words: 0 };

test.each<[Partial<ScreenEffort>, number]>([
  [{}, 0],
  [{ taps: 1 }, 0.74 + 1.35],
  [{ taps: 1, boxes: 1, typed: 10 }, 0.74 + 1.35 + 3.315 + 0.23 * (1.35 + 0.74 + 0.663)],
  [{ digits: 8 }, 4 * 0.36],
  [{ words: 9 }, 1.2],
  [{ heights: 3 }, 0.44],
  [{ strokes: 1 }, 1.86],
  [{ keys: 1, boxes: 1, typed: 10 }, 0.28 + 1.35 + 2.8 + 0.23 * (1.35 + 0.74 + 0.56)],
])('secondsOnScreen of the actions %j returns %s', (effort, seconds) => {
  expect(secondsOnScreen({ ...nothing, ...effort })).toBeCloseTo(seconds, 2);
});

test('effortOf adds the screens of a run, and findExceededLimits returns figures above their limits', () => {
  const effort = effortOf([
    { ...nothing, path: '/a', taps: 3, heights: 1.24, words: 238 },
    { ...nothing, path: '/b', taps: 4, boxes: 2, heights: 2.16 },
  ]);
  expect(effort).toMatchObject({ screens: 2, taps: 7, boxes: 2, heights: 3.4, scrolled: 1.4 });
  expect(effort.secondsReading - effort.seconds).toBe(28);
  expect(findExceededLimits(effort, { taps: 6, boxes: 2, heights: 3, minutes: 1 })).toEqual([
    'taps 7 > 6',
    'heights 3.4 > 3',
  ]);
});
