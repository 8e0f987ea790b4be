import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPressGuard } from './press.ts';

test('UI-02 accepts the first of several clicks, and the next one after 200 ms', () => {
  const counts = createPressGuard();
  expect([1000, 1001, 1199, 1200, 1399, 1400].map(counts)).toEqual([true, false, false, true, false, true]);
});

test('UI-02 accepts presses only at intervals of at least 200 ms', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5000)), (times) => {
      const counts = createPressGuard();
      const counted = times.sort((a, b) => a - b).filter(counts);
      expect(counted.every((time, at) => at === 0 || time - (counted[at - 1] ?? 0) >= 200)).toBe(true);
      expect(counted.length > 0).toBe(times.length > 0);
    }),
  );
});
