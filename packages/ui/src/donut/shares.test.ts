import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateShares, formatShare, NegativePartError } from './shares.ts';

const parts = (...values: string[]) => values.map((value, at) => ({ id: String(at), label: `Part ${at}`, value }));
const tenths = (...values: string[]) => calculateShares(parts(...values)).shares.map((share) => share.tenths);

test('rounds the shares of three equal parts so that they add up to 100 %', () =>
  expect(tenths('1', '1', '1')).toEqual([334, 333, 333]));
test('returns a share of zero for a part of zero', () => expect(tenths('0', '5')).toEqual([0, 1000]));
test('returns no shares for a total of zero', () => expect(calculateShares(parts('0', '0')).shares).toEqual([]));
test('returns the first of equal parts as the largest', () =>
  expect(calculateShares(parts('2', '5', '5')).largest?.id).toBe('1'));
test('adds up the total of all parts exactly', () => expect(calculateShares(parts('0.1', '0.2')).total).toBe('0.3'));
test('throws NegativePartError for a negative part', () =>
  expect(() => calculateShares(parts('-1', '5'))).toThrow(NegativePartError));
test('formats a share as a percentage', () => expect(formatShare(333, 'en')).toBe('33.3%'));

test('rounds any shares so that they add up to 100 %, each accurate to a tenth of a per cent', () => {
  const values = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, (amounts) => {
      const whole = amounts.reduce((sum, amount) => sum + amount, 0);
      fc.pre(whole > 0);
      const shares = tenths(...amounts.map(String));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1000);
      for (const [at, share] of shares.entries()) {
        expect(Math.abs(share - ((amounts[at] ?? 0) / whole) * 1000)).toBeLessThan(1.000001);
      }
    }),
  );
});
