import { expect, test } from 'vitest';
import { mrzCheckDigit } from './mrz.ts';

test.each([
  ['520727', 3],
  ['AB2134<<<', 5],
  ['L898902C<', 3],
  ['ZE184226B<<<<<', 1],
])('calculates the check digit of %s as %i (ICAO 9303-3, appendix A)', (field, digit) => {
  expect(mrzCheckDigit(field)).toBe(digit);
});
