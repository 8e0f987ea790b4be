/** A letter or a digit with its marks; white space and punctuation are no part of what a number says. */
const sign = /[\p{L}\p{N}]\p{M}*/gu;

/** Returns the letters and digits of a text: `A123456(3)` has eight. */
export const signsOf = (text: string): readonly string[] => text.match(sign) ?? [];

/** Returns the last letters and digits of a text: `4563` for `A123456(3)`. */
export const lastSigns = (text: string, count: number): string =>
  count > 0 ? signsOf(text).slice(-count).join('') : '';

/** Returns as many letters and digits at the end as may stay readable, or '' if that were at least half of them. */
export const readableEnd = (text: string, count: number): string =>
  signsOf(text).length > 2 * count ? lastSigns(text, count) : '';

/** Returns a text with `*` for each letter and digit before the last ones; punctuation stays. */
export function maskSigns(text: string, readable: number): string {
  const hidden = signsOf(text).length - readable;
  let at = 0;
  return text.replace(sign, (one) => (at++ < hidden ? '*' : one));
}
