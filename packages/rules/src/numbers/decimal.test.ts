import { expect, test } from 'vitest';
import { parseDecimal, rescaleUnits } from './decimal.ts';

test.each([0, 39, 40, 60])('represents one as ten to the power of %i units', (scale) => {
  expect(rescaleUnits(parseDecimal('1'), scale)).toBe(BigInt(`1${'0'.repeat(scale)}`));
});
