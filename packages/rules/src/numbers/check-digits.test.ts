import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alphanumericValue,
  isLuhn,
  isVerhoeff,
  mod11Radix10,
  parseDigits,
  positiveModulo,
  weightedSum,
} from './check-digits.ts';

describe('check digits', () => {
  test('a weighted sum ignores values without a weight', () => {
    expect(weightedSum([1, 2, 3], [10, 1])).toBe(12);
    expect(weightedSum([1], [10, 1])).toBe(10);
    expect(weightedSum(parseDigits('1a'), [1, 1])).toBeNaN();
  });

  test('a remainder is never negative, and letters count from ten', () => {
    expect([positiveModulo(-1, 11), positiveModulo(-22, 11), positiveModulo(12, 11)]).toEqual([10, 0, 1]);
    expect(['0', 'A', 'Z'].map(alphanumericValue)).toEqual([0, 10, 35]);
  });

  test.each(['4111111111111111', '0', '00'])('accepts the Luhn number %s', (number) => {
    expect(isLuhn(number)).toBe(true);
  });

  test('calculates the example of ISO 7064 MOD 11,10', () => {
    expect(mod11Radix10(parseDigits('0794'))).toBe(5);
  });

  test.each(['2363', '1428570'])('accepts the Verhoeff number %s', (number) => {
    expect(isVerhoeff(number)).toBe(true);
  });

  test('check-digit methods reject characters that are not digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,8}[A-Za-z-]\d{0,8}$/), (text) => {
        expect([isLuhn(text), isVerhoeff(text)]).toEqual([false, false]);
      }),
    );
  });

  test.each([isLuhn, isVerhoeff])(
    'the method %s accepts exactly one check digit and rejects any wrong digit',
    (check) => {
      fc.assert(
        fc.property(fc.stringMatching(/^\d{4,15}$/), fc.nat(3), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
          const fitting = [...'0123456789'].map((digit) => body + digit).filter(check);
          expect(fitting).toHaveLength(1);
          const [number = ''] = fitting;
          const digit = (Number(number.charAt(place)) + step) % 10;
          expect(check(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
        }),
      );
    },
  );
});
