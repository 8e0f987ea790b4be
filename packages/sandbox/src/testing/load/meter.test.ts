import { expect, test } from 'vitest';
import { quantile } from './meter.ts';

test('returns one of the measured numbers as a quantile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
  expect([0.5, 0.95, 1].map((share) => quantile(hundred, share))).toEqual([50, 95, 100]);
  expect(quantile([7], 0.95)).toBe(7);
  expect(quantile([], 0.95)).toBeNaN();
});
