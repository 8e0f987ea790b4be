const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/**
 * Returns a text with 0 to 9 for the decimal digits of every script (Unicode category Nd), such as "๑๒", "１２" and "١٢". Other characters stay, also "²" and
 * "①", which only look like digits.
 */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Returns the value of a digit. Unicode encodes decimal digits in runs from 0 to 9, and some runs are adjacent (The Unicode Standard, section 4.6). */
function digitValue(codePoint: number): number {
  let place = 0;
  while (isDigit(codePoint - place - 1)) place += 1;
  return place % 10;
}
