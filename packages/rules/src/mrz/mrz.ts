import { alphanumericValue } from '../numbers/check-digits.ts';

/**
 * Returns the check digit of a field (ICAO 9303-3, 4.9): the weighted sum of the values modulo 10, with the weights 7, 3, 1. Values are 0 to 9 for digits, 10
 * to 35 for A to Z, and 0 for `<`.
 */
export const mrzCheckDigit = (field: string): number =>
  [...field].reduce(
    (sum, character, index) =>
      sum + (character === '<' ? 0 : alphanumericValue(character)) * ([7, 3, 1][index % 3] ?? 0),
    0,
  ) % 10;
