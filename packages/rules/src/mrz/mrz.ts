import { alphanumericValue } from '../numbers/check-digits.ts';

/** The check digit of a field: digits count themselves, A to Z 10 to 35, `<` 0; weights 7, 3, 1; modulo 10 (ICAO 9303-3, 4.9). */
export const mrzCheckDigit = (field: string): number =>
  [...field].reduce(
    (sum, character, index) =>
      sum + (character === '<' ? 0 : alphanumericValue(character)) * ([7, 3, 1][index % 3] ?? 0),
    0,
  ) % 10;
