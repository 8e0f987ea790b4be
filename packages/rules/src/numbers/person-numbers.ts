import { createCalendarDate } from '@quayside/values/calendar-date';
import { alphanumericValue, parseDigits, positiveModulo, weightedSum } from './check-digits.ts';

/** This module checks numbers that are both identity and tax numbers, as python-stdnum does. Pass compact, upper-case text. */

/** Returns whether a number of Thailand is valid: 13 digits, and the last is 11 minus the sum of d1…d12 × 13…2, modulo 11, modulo 10. */
export const isThaiNumber = (number: string): boolean => {
  const digits = parseDigits(number);
  return (
    digits.length === 13 &&
    digits[12] === (11 - (weightedSum(digits.slice(0, 12), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10
  );
};

const chineseWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Returns whether a number of mainland China is valid (GB 11643): 17 digits and a check character of ISO 7064 MOD 11-2. */
export const isChineseNumber = (number: string): boolean =>
  number.length === 18 &&
  '10X98765432'.charAt(weightedSum(parseDigits(number.slice(0, 17)), chineseWeights) % 11) === number.charAt(17);

/** Returns the birth date in a Chinese number; undefined if the day does not exist. */
export const chineseDateOfBirth = (number: string) =>
  createCalendarDate(Number(number.slice(6, 10)), Number(number.slice(10, 12)), Number(number.slice(12, 14)));

/** Returns whether a number of Hong Kong is valid: one or two letters, six digits, check character. A missing first letter counts as 36. */
export const isHongKongNumber = (number: string): boolean => {
  const body = number.slice(0, -1);
  const values = [...(body.length === 7 ? [36] : []), ...[...body].map(alphanumericValue)];
  return '0123456789A'.charAt(positiveModulo(-weightedSum(values, [9, 8, 7, 6, 5, 4, 3, 2]), 11)) === number.slice(-1);
};

const taiwanLetters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

/**
 * Returns whether a number of Taiwan is valid. The first letter counts as two digits from 10 to 35, and the weighted sum of all eleven digits is a multiple
 * of 10. Residence certificates from before 2021 have A, B, C or D for the second digit, which counts as 0 to 3.
 */
export const isTaiwanNumber = (number: string): boolean => {
  const letter = taiwanLetters.indexOf(number.charAt(0)) + 10;
  const digits = number.slice(1).replace(/^[A-D]/, (second) => String(taiwanLetters.indexOf(second)));
  return (
    weightedSum([Math.floor(letter / 10), letter % 10, ...parseDigits(digits)], [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) %
      10 ===
    0
  );
};
