import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { OCR_B_PITCH, ocrB } from './ocr-b.ts';

// Generates the glyphs that the document reader compares: `npm run task -- document-photos glyphs`.
const WIDTH = 12;
const HEIGHT = 20;
const LARGER = 8;
/** The height of the characters' middle above the baseline, in units of the font. */
const MIDDLE = 352;

/** The minimum ink of a black pixel in the bitmaps, from 0 to 15. */
const BLACK = 6;

const rows: string[] = [];
const bitmaps: string[] = [];
for (const [character, path] of Object.entries(ocrB)) {
  const height = (OCR_B_PITCH * HEIGHT) / WIDTH;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * LARGER}" height="${HEIGHT * LARGER}" viewBox="0 ${-MIDDLE - height / 2} ${OCR_B_PITCH} ${height}"><rect y="-2000" width="2000" height="4000" fill="#fff"/><path d="${path}"/></svg>`;
  const blurred = await sharp(Buffer.from(svg))
    .greyscale()
    .blur(LARGER * 0.6)
    .raw()
    .toBuffer();
  const small = await sharp(blurred, { raw: { width: WIDTH * LARGER, height: HEIGHT * LARGER, channels: 1 } })
    .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
    .greyscale()
    .raw()
    .toBuffer();
  const hex = [...small].map((value) => Math.round(((255 - value) * 15) / 255).toString(16)).join('');
  const key = /\w/.test(character) ? character : `'${character}'`;
  rows.push(`  ${key}: '${hex}',`);
  const bits = Array.from(hex, (ink) => (Number.parseInt(ink, 16) >= BLACK ? 1 : 0)).join('');
  bitmaps.push(`  ${key}: '${bits.replaceAll(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16))}',`);
}
writeFileSync(
  join(import.meta.dirname, '../../../capture/src/document-reader/glyphs.ts'),
  `/** The width of a glyph in pixels. */
export const GLYPH_WIDTH = ${WIDTH};
/** The height of a glyph in pixels. */
export const GLYPH_HEIGHT = ${HEIGHT};

/**
 * The shapes of the OCR-B font by character, row by row, with a hexadecimal digit for the ink of each pixel. Generated
 * by \`packages/testing/src/document-photos/write-glyphs.ts\`.
 */
export const glyphs: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`,
);
writeFileSync(
  join(import.meta.dirname, '../../../sandbox/src/development/samples/specimen-letters.ts'),
  `/** In pixels. */
export const LETTER_WIDTH = ${WIDTH};

/**
 * The letters of OCR-B, row by row, a bit for each pixel in hexadecimal digits. Written by
 * \`packages/testing/src/document-photos/write-glyphs.ts\`.
 */
export const letters: Readonly<Record<string, string>> = {
${bitmaps.join('\n')}
};
`,
);
