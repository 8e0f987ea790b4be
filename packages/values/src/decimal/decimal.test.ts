import { expect, test } from 'vitest';
import { parseDecimal, rescaleUnits } from './decimal.ts';

test.each([0, 39, 40, 60])('one is ten to the power of %i units at that scale', (scale) => {
  expect(rescaleUnits(parseDecimal('1'), scale)).toBe(BigInt(`1${'0'.repeat(scale)}`));
});
