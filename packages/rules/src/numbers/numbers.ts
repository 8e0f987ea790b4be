import { strip } from '../white-space/white-space.ts';

const otherDigit = /(?![0-9])\p{Nd}/gu;

/** Replaces the digits of every script with 0 to 9: full-width １, Thai ๑, Arabic ١, Devanagari १. */
export const plainDigits = (text: string): string => text.replace(otherDigit, (digit) => String(digitValue(digit)));

/** Returns the value of a digit. The ten digits of a script are consecutive in Unicode, and two scripts may be adjacent (Unicode Standard 4.6). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * All dashes and minuses, and characters on or beside their key on Japanese and Korean keyboards: ー, 〜, ㅡ, ・. Tilde and ㅡ in the form after NFKC.
 */
const dashes = /[\p{Pd}\u02D7\u2043\u2212\u2500\u2501\u30FC\u1173~·•‧∙⋅・]/gu;
const postalMarks = /[〒〶]/g;

/**
 * Returns a code in its stored form, such as a postal code: like `strip`, in upper case, with digits of every script as 0 to 9, every dash and middle dot as
 * `-`, and without the Japanese postal mark.
 */
export const plainCode = (text: string): string =>
  plainDigits(strip(text)).replace(dashes, '-').replace(postalMarks, '').toUpperCase();
