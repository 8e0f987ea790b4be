import { plainDigits } from '../plain-digits.ts';
import { removeWhiteSpace } from '../white-space/white-space.ts';

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
