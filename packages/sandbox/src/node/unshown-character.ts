/** A text has a character that no font of the PDFs has. A font package in pdf-fonts.ts repairs it; the PDF can be made again afterwards. */
export class UnshownCharacterError extends Error {
  override readonly name = 'UnshownCharacterError';

  constructor(character: string) {
    const codePoint = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    super(`No PDF was made, because no font has U+${codePoint}.`);
  }
}
