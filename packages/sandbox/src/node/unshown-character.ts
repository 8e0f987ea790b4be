/** Thrown if no font has a character of a PDF. To fix it, add a font package to pdf-fonts.ts; then the PDF can be made. */
export class UnshownCharacterError extends Error {
  override readonly name = 'UnshownCharacterError';

  constructor(character: string) {
    const codePoint = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    super(`No PDF was made, because no font has U+${codePoint}.`);
  }
}
