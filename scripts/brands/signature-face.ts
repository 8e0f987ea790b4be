import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** All characters of the signature font: Basic Latin and the letters of Latin-1, for names on identity documents. */
const characters = Array.from({ length: 0x100 }, (_, code) => code)
  .filter((code) => (code >= 0x20 && code <= 0x7e) || code >= 0xc0)
  .map((code) => String.fromCodePoint(code))
  .join('');

/** Returns the font of typed signatures (Caveat, SIL Open Font License 1.1). */
export const makeSignatureFont = (): Promise<Buffer> =>
  subsetFont(
    readFileSync(fileURLToPath(import.meta.resolve('@fontsource/caveat/files/caveat-latin-600-normal.woff2'))),
    characters,
    { targetFormat: 'woff2', noLayoutClosure: true }, // without alternative glyphs, which are two thirds of the file
  );
