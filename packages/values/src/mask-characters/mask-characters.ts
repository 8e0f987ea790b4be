/** Matches a letter or digit with its marks. White space and punctuation are not part of a number. */
const sign = /[\p{L}\p{N}]\p{M}*/gu;

/** Returns the letters and digits of a text: `A123456(3)` has eight. */
export const splitCharacters = (text: string): readonly string[] => text.match(sign) ?? [];

/** Returns the last letters and digits of a text: `4563` for `A123456(3)`. */
export const lastCharacters = (text: string, count: number): string =>
  count > 0 ? splitCharacters(text).slice(-count).join('') : '';

/** Returns the last `count` letters and digits. Returns an empty text if they are half of the text or more, because they would reveal too much. */
export const unmaskedEnd = (text: string, count: number): string =>
  splitCharacters(text).length > 2 * count ? lastCharacters(text, count) : '';

/** Replaces each letter and digit with `•`, except the last `readable` ones. Punctuation stays visible. */
export function maskCharacters(text: string, readable: number): string {
  const hidden = splitCharacters(text).length - readable;
  let at = 0;
  return text.replace(sign, (one) => (at++ < hidden ? '•' : one));
}
