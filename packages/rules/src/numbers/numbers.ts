import { strip } from '../white-space/white-space.ts';

const otherDigit = /(?![0-9])\p{Nd}/gu;

/** Turns the digits of every script into 0 to 9: full-width １, Thai ๑, Arabic ١, Devanagari १. */
export const plainDigits = (text: string): string => text.replace(otherDigit, (digit) => String(digitValue(digit)));

/** The ten digits of a script follow each other in Unicode, from 0 on; digits of two scripts may be neighbours (Unicode Standard 4.6). */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/**
 * All dashes and minuses, and what Japanese and Korean keyboards have beside them or on their key: ー, 〜, ㅡ, ・. The tilde and ㅡ as NFKC leaves them.
 */
const dashes = /[\p{Pd}\u02D7\u2043\u2212\u2500\u2501\u30FC\u1173~·•‧∙⋅・]/gu;
const postalMarks = /[〒〶]/g;

/**
 * A code or a number with groups as it is kept, such as a postal code: as `strip`, upper case, the digits of every script as 0 to 9, every dash and middle
 * dot `-`, without the Japanese postal mark.
 */
export const plainCode = (text: string): string =>
  plainDigits(strip(text)).replace(dashes, '-').replace(postalMarks, '').toUpperCase();
