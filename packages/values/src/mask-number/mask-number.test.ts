import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskNumber } from './mask-number.ts';

test.each([
  ['S1234567D', '•••••567D'],
  ['200000000009', '••••••••0009'],
  ['12345', '•••45'],
  ['1', '•'],
  ['A123456(3)', '••••456(3)'],
  ['529.982.247-25', '•••.•••.•47-25'],
  ['', ''],
])('masks %j as %j', (number, shown) => {
  expect(maskNumber(number)).toBe(shown);
});

test('shows at most four characters and at most half of a number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{0,30}$/), (number) => {
      const shown = maskNumber(number).replaceAll('•', '').length;
      expect(shown).toBeLessThanOrEqual(Math.min(4, number.length / 2));
      expect(maskNumber(number)).toHaveLength(number.length);
    }),
  );
});
