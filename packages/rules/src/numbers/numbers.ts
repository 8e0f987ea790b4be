import { removeWhiteSpace } from '../white-space/white-space.ts';

const otherDigit = /(?![0-9])\p{Nd}/gu;

/** Replaces digits of every script with 0 to 9: full-width １, Thai ๑, Arabic ١, Devanagari १. */
export const plainDigits = (text: string): string => text.replace(otherDigit, (digit) => String(digitValue(digit)));

/** Returns the value of a digit. The ten digits of a script are consecutive in Unicode, and two scripts can be adjacent (Unicode Standard 4.6). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * Matches all dashes and minuses, and characters on or beside their key on Japanese and Korean keyboards: ー, 〜, ㅡ, ・. Tilde and ㅡ are in their form after NFKC.
 */
const dashes = /[\p{Pd}\u02D7\u2043\u2212\u2500\u2501\u30FC\u1173~·•‧∙⋅・]/gu;
const postalMarks = /[〒〶]/g;

/**
 * Returns a code such as a postal code in its stored form. Works like `removeWhiteSpace`, and also:
 * - converts to upper case, with 0 to 9 for digits of every script
 * - replaces dashes and middle dots with `-`
 * - removes the Japanese postal mark
 */
export const normaliseCode = (text: string): string =>
  plainDigits(removeWhiteSpace(text)).replace(dashes, '-').replace(postalMarks, '').toUpperCase();
