import { digitsOf, mod, mod11Radix10, weighted } from '../numbers/check-digits.ts';

/**
 * This module checks the check digits of tax numbers. Pass compact numbers that fit their pattern. Algorithms: domain handbook 2.1, after python-stdnum;
 * tax-number.test.ts compares them with the stdnum package.
 */

const lastDigit = (number: string) => Number(number.slice(-1));
const body = (number: string) => digitsOf(number.slice(0, -1));

/** Japan, My Number. */
export const isMyNumber = (number: string) =>
  mod(-weighted(body(number), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), 11) % 10 === lastDigit(number);

/** Korea, resident registration number. Numbers issued since October 2020 are random and may fail. */
export const isResidentRegistration = (number: string) =>
  (11 - (weighted(body(number), [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 === lastDigit(number);

/** Australia, tax file number. Numbers with eight digits have their own weights. */
export const isTaxFileNumber = (number: string) =>
  weighted(digitsOf(number), number.length === 9 ? [1, 4, 3, 7, 5, 8, 6, 9, 10] : [10, 7, 8, 4, 6, 3, 5, 1]) % 11 === 0;

/** New Zealand, IRD number. If the first weights give 10, the second ones decide. */
export function isIrdNumber(number: string): boolean {
  const digits = body(number.padStart(9, '0'));
  const first = mod(-weighted(digits, [3, 2, 7, 6, 5, 4, 3, 2]), 11);
  return (first < 10 ? first : mod(-weighted(digits, [7, 4, 3, 2, 5, 2, 7, 6]), 11)) === lastDigit(number);
}

/** United Kingdom, unique taxpayer reference, in which the check digit comes first. National insurance numbers have none. */
export const isTaxpayerReference = (number: string) =>
  number.charAt(0) === '21987654321'.charAt(weighted(digitsOf(number.slice(1)), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11);

/** Ireland, PPS number. The ninth character, A to I, adds nine times its place in the alphabet; W adds nothing. */
export function isPpsNumber(number: string): boolean {
  const second = 'WABCDEFGHI'.indexOf(number.charAt(8) || 'W');
  const rest = (weighted(digitsOf(number.slice(0, 7)), [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23;
  return 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(rest) === number.charAt(7);
}

/** Germany, Identifikationsnummer. Of the first ten digits, exactly one occurs twice or three times, the others at most once. */
export function isIdentifikationsnummer(number: string): boolean {
  const digits = body(number);
  const repeated = [...new Set(digits)]
    .map((digit) => digits.filter((other) => other === digit).length)
    .filter((times) => times > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3 && mod11Radix10(digits) === lastDigit(number);
}

/** France, numéro fiscal. */
export const isNumeroFiscal = (number: string) => Number(number.slice(0, 10)) % 511 === Number(number.slice(10));

/** Netherlands, burgerservicenummer. */
export const isBurgerservicenummer = (number: string) =>
  mod(weighted(digitsOf(number), [9, 8, 7, 6, 5, 4, 3, 2, -1]), 11) === 0 && Number(number) > 0;

/** Switzerland, AHV number: EAN-13. */
export const isAhvNumber = (number: string) =>
  weighted(digitsOf(number), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;

const oddPlaces: Readonly<Record<string, number>> = Object.fromEntries(
  [...'BAKPLCQDREVOSFTGUHMINJWZYX'].map((letter, value) => [letter, value]),
);

/** Italy, codice fiscale. In odd places, the digits 0 to 9 count like the letters A to J. */
export function isCodiceFiscale(number: string): boolean {
  const sum = Array.from(number.slice(0, 15)).reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return total + (index % 2 ? value : (oddPlaces[String.fromCharCode(65 + value)] ?? 0));
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === number.charAt(15);
}

/** Spain, DNI and NIE. The number of a foreigner begins with X, Y or Z, which count as 0, 1 and 2. */
export const isDni = (number: string) =>
  'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(
    Number(number.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))) % 23,
  ) === number.charAt(8);

/** Brazil, CPF: two check digits. Eleven equal digits are not valid, although they fit. */
export function isCpf(number: string): boolean {
  const digits = digitsOf(number);
  const check = (length: number) =>
    mod(
      -weighted(
        digits.slice(0, length),
        Array.from({ length }, (_, index) => length + 1 - index),
      ),
      11,
    ) % 10;
  return new Set(digits).size > 1 && digits[9] === check(9) && digits[10] === check(10);
}

/** Vietnam, MST of ten digits (thirteen for a branch). The personal number of twelve digits has no check digit. */
export const isMst = (number: string) =>
  10 - (weighted(digitsOf(number.slice(0, 9)), [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === Number(number.charAt(9));

const rfcValues = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Mexico, RFC of a person. */
export function isRfc(number: string): boolean {
  const sum = Array.from(number.slice(0, 12)).reduce(
    (total, character, index) => total + rfcValues.indexOf(character) * (13 - index),
    0,
  );
  return '0123456789A'.charAt(mod(-sum, 11)) === number.charAt(12);
}
