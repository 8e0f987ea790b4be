import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAmounts,
  compareAmounts,
  countDecimals,
  divideAmounts,
  formatAmount,
  formatShare,
  InvalidAmountError,
  multiplyAmounts,
  negateAmount,
  roundAmount,
} from './amount.ts';
import { parseAmount } from './typed-amount/typed-amount.ts';

const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
/** Converts cents to text only by padding, as an independent method. */
const ofCents = (value: bigint) => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const amount = cents.map((value) => parseAmount(ofCents(value)) ?? '');

describe('typed amounts', () => {
  test.each([
    ['5000', '5000'],
    ['5,000', '5000'],
    ['1,234,567.80', '1234567.8'],
    [' 5 000 ', '5000'],
    ['+7', '7'],
    ['-1234.50', '-1234.5'],
    ['−12', '-12'],
    ['007', '7'],
    ['0.00', '0'],
    ['-0', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['１２，３４５．６', '12345.6'],
    ['9007199254740993', '9007199254740993'],
    ['1,23', '1.23'],
    ['4.500,50', '4500.5'],
    ['1,23,456', '123456'],
    ['(5)', '-5'],
    ['1,2,3', undefined],
    ['1.2.3', undefined],
    ['1e5', undefined],
    ['5k', undefined],
    ['NaN', undefined],
    ['-', undefined],
    ['.', undefined],
    ['', undefined],
    ['--1', undefined],
  ])('parses the amount %j as %s', (typed, expected) => expect(parseAmount(typed)).toBe(expected));

  test('parses every formatted amount', () => {
    fc.assert(fc.property(amount, (value) => parseAmount(formatAmount(value)) === value));
  });
});

describe('calculation', () => {
  test('adds, compares and multiplies exactly', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [left, right] = [parseAmount(ofCents(a)) ?? '', parseAmount(ofCents(b)) ?? ''];
        expect(addAmounts(left, right)).toBe(parseAmount(ofCents(a + b)));
        expect(Math.sign(compareAmounts(left, right))).toBe(a < b ? -1 : a > b ? 1 : 0);
        expect(multiplyAmounts(multiplyAmounts(left, right), '10000')).toBe(String(a * b));
        expect(addAmounts(left, negateAmount(left))).toBe('0');
      }),
    );
    expect(addAmounts('0.1', '0.2')).toBe('0.3');
    expect(addAmounts()).toBe('0');
    expect(compareAmounts('1.10', '1.1')).toBe(0);
  });

  test('rounds quotients half up, and returns undefined for a division by zero', () => {
    expect(divideAmounts('20000', '35000', 4)).toBe('0.5714');
    expect(divideAmounts('1', '8', 2)).toBe('0.13');
    expect(divideAmounts('-1', '8', 2)).toBe('-0.13');
    expect(divideAmounts('1', '-3', 3)).toBe('-0.333');
    expect(divideAmounts('-6', '-3', 0)).toBe('2');
    expect(divideAmounts('1', '0.00', 2)).toBeUndefined();
  });

  test.each([
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
    ['1.004999', '1'],
    ['0.004', '0'],
    ['-0.004', '0'],
    ['2.675', '2.68'],
    ['999.995', '1000'],
    ['12.3', '12.3'],
  ])('rounds %s to %s', (value, expected) => expect(roundAmount(value)).toBe(expected));

  test('rounds with an error of at most half a cent', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), (mills) => {
        const value = mills < 0n ? `-${ofMills(-mills)}` : ofMills(mills);
        const difference = addAmounts(roundAmount(value), negateAmount(value));
        expect(compareAmounts(difference, '0.005')).toBeLessThanOrEqual(0);
        expect(compareAmounts(difference, '-0.005')).toBeGreaterThanOrEqual(0);
        expect(countDecimals(roundAmount(value))).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('throws a typed error without the input for an invalid amount', () => {
    expect(() => addAmounts('1', 'S1234567D')).toThrow(InvalidAmountError);
    expect(() => formatAmount('1,000')).toThrow(InvalidAmountError);
    expect(() => roundAmount('S1234567D')).toThrow(/^(?!.*S1234567D)/);
  });
});
const ofMills = (value: bigint) => {
  const digits = String(value).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
};

describe('UI-06 formats amounts with thousands separators and two decimals', () => {
  test.each([
    ['0', '0.00'],
    ['1234.5', '1,234.50'],
    ['-1234.5', '−1,234.50'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['1234567890.126', '1,234,567,890.13'],
    ['-0.001', '0.00'],
    ['0.05', '0.05'],
    ['99999999999999999999.99', '99,999,999,999,999,999,999.99'],
  ])('formats %s as %s', (value, expected) => expect(formatAmount(value)).toBe(expected));

  test('puts the currency code first and shows decimals for the yen', () => {
    expect(formatAmount('1234.5', { currency: 'SGD' })).toBe('SGD\u00a01,234.50');
    expect(formatAmount('-1234', { currency: 'JPY' })).toBe('JPY\u00a0−1,234.00');
  });

  test('formats every amount in the same pattern', () => {
    fc.assert(fc.property(amount, (value) => /^−?\d{1,3}(,\d{3})*\.\d{2}$/.test(formatAmount(value))));
  });
});

test('formats a share as a percentage with at most two decimals', () =>
  expect(['0.57142', '-0.01', '0'].map(formatShare)).toEqual(['57.14%', '−1%', '0%']));
