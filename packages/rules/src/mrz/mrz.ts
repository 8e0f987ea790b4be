import { alphanumericValue } from '../numbers/check-digits.ts';

/** Returns the check digit of a field: values 0 to 9, A to Z as 10 to 35, `<` as 0; weights 7, 3, 1; modulo 10 (ICAO 9303-3, 4.9). */
export const mrzCheckDigit = (field: string): number =>
  [...field].reduce(
    (sum, character, index) =>
      sum + (character === '<' ? 0 : alphanumericValue(character)) * ([7, 3, 1][index % 3] ?? 0),
    0,
  ) % 10;
