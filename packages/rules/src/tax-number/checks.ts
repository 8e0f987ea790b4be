import { mod11Radix10, parseDigits, positiveModulo, weightedSum } from '../numbers/check-digits.ts';

/**
 * This module checks the check digits of tax numbers. Pass compact numbers that fit their pattern. The algorithms are those of
 * python-stdnum, and tax-number.test.ts compares them with the stdnum package.
 */

const lastDigit = (number: string) => Number(number.slice(-1));
const body = (number: string) => parseDigits(number.slice(0, -1));

/** Returns whether a My Number of Japan is valid. */
export const isMyNumber = (number: string) =>
  positiveModulo(-weightedSum(body(number), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11) % 10 === lastDigit(number);

/** Returns whether a resident registration number of Korea passes its check. Numbers issued since October 2020 are random and may fail. */
export const isResidentRegistration = (number: string) =>
  (11 - (weightedSum(body(number), [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === lastDigit(number);

/** Returns whether a tax file number of Australia is valid. Numbers with eight digits have other weights. */
export const isTaxFileNumber = (number: string) =>
  weightedSum(parseDigits(number), number.length === 9 ? [1, 4, 3, 7, 5, 8, 6, 9, 10] : [10, 7, 8, 4, 6, 3, 5, 1]) %
    11 ===
  0;

/** Returns whether an IRD number of New Zealand is valid. If the first weights give 10, the second weights decide. */
export function isIrdNumber(number: string): boolean {
  const digits = body(number.padStart(9, '0'));
  const first = positiveModulo(-weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]), 11);
  return (
    (first < 10 ? first : positiveModulo(-weightedSum(digits, [7, 4, 3, 2, 5, 2, 7, 6]), 11)) === lastDigit(number)
  );
}

/** Returns whether a unique taxpayer reference of the United Kingdom is valid. The check digit is the first of ten digits; a K may follow. National insurance numbers have none. */
export const isTaxpayerReference = (number: string) =>
  number.charAt(0) ===
  '21987654321'.charAt(weightedSum(parseDigits(number.slice(1, 10)), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11);

/** Returns whether a PPS number of Ireland is valid. The ninth character, A to I, adds nine times its position in the alphabet. W, T and X add nothing. */
export function isPpsNumber(number: string): boolean {
  const second = Math.max(0, 'WABCDEFGHI'.indexOf(number.charAt(8)));
  const rest = (weightedSum(parseDigits(number.slice(0, 7)), [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23;
  return 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(rest) === number.charAt(7);
}

/** Returns whether an Identifikationsnummer of Germany is valid. Of the first ten digits, exactly one occurs twice or three times, the others at most once. */
export function isIdentifikationsnummer(number: string): boolean {
  const digits = body(number);
  const repeated = [...new Set(digits)]
    .map((digit) => digits.filter((other) => other === digit).length)
    .filter((times) => times > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3 && mod11Radix10(digits) === lastDigit(number);
}

/** Returns whether a numéro fiscal of France is valid. */
export const isNumeroFiscal = (number: string) => Number(number.slice(0, 10)) % 511 === Number(number.slice(10));

/** Returns whether a burgerservicenummer of the Netherlands is valid. Older documents omit the first zero. */
export const isBurgerservicenummer = (number: string) =>
  positiveModulo(weightedSum(parseDigits(number.padStart(9, '0')), [9, 8, 7, 6, 5, 4, 3, 2, -1]), 11) === 0 &&
  Number(number) > 0;

/** Returns whether an AHV number of Switzerland is valid, by the check digit of EAN-13. */
export const isAhvNumber = (number: string) =>
  weightedSum(parseDigits(number), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;

const oddPlaces: Readonly<Record<string, number>> = Object.fromEntries(
  [...'BAKPLCQDREVOSFTGUHMINJWZYX'].map((letter, value) => [letter, value]),
);

/** Returns whether a codice fiscale of Italy is valid. In odd positions, the digits 0 to 9 count like the letters A to J. */
export function isCodiceFiscale(number: string): boolean {
  const sum = Array.from(number.slice(0, 15)).reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 ? value : (oddPlaces[String.fromCharCode(65 + value)] ?? 0));
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === number.charAt(15);
}

/**
 * Returns whether a NIF of Spain is valid. X, Y and Z of foreigners count as 0, 1 and 2. K of children, L of Spaniards abroad and M of people without an NIE
 * count as 0.
 */
export const isDni = (number: string) =>
  'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(
    Number(number.slice(0, 8).replace(/^[A-Z]/, (letter) => String(Math.max(0, 'XYZ'.indexOf(letter))))) % 23,
  ) === number.charAt(8);

/** Returns whether a CPF of Brazil is valid, by its two check digits. Rejects eleven equal digits, although they pass the check. */
export function isCpf(number: string): boolean {
  const digits = parseDigits(number);
  const check = (length: number) =>
    positiveModulo(
      -weightedSum(
        digits.slice(0, length),
        Array.from({ length }, (_, index) => length + 1 - index),
      ),
      11,
    ) % 10;
  return new Set(digits).size > 1 && digits[9] === check(9) && digits[10] === check(10);
}

/** Returns whether an MST of Vietnam is valid: ten digits, or thirteen for a branch. Not for the personal number of twelve digits, which has no check digit. */
export const isMst = (number: string) =>
  10 - (weightedSum(parseDigits(number.slice(0, 9)), [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) ===
  Number(number.charAt(9));

const rfcValues = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Returns whether the RFC of a person in Mexico is valid. */
export function isRfc(number: string): boolean {
  const sum = Array.from(number.slice(0, 12)).reduce(
    (total, character, index) => total + rfcValues.indexOf(character) * (13 - index),
    0,
  );
  return '0123456789A'.charAt(positiveModulo(-sum, 11)) === number.charAt(12);
}
