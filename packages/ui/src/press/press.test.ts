import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPressGuard } from './press.ts';

test('UI-02 of a burst of clicks the first counts, and the next one 200 ms after it', () => {
  const counts = createPressGuard();
  expect([1000, 1001, 1199, 1200, 1399, 1400].map(counts)).toEqual([true, false, false, true, false, true]);
});

test('UI-02 no two presses that count are closer than 200 ms', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000)), (times) => {
      const counts = createPressGuard();
      const counted = times.sort((a, b) => a - b).filter(counts);
      expect(counted.every((time, at) => at === 0 || time - (counted[at - 1] ?? 0) >= 200)).toBe(true);
      expect(counted.length > 0).toBe(times.length > 0);
    }),
  );
});
