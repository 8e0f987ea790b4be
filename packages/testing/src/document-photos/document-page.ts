import sharp from 'sharp';
import { OCR_B_PITCH, ocrB } from './ocr-b.ts';
import { createRandom } from './random.ts';
import { type DocumentSize, type Specimen, zoneLines } from './zone-lines.ts';

/** An image as RGB bytes, row by row. `width` and `height` are in pixels. */
export type Raster = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** The page sizes in millimetres (ICAO 9303-4 to 9303-6), and the pixels per millimetre. */
const sizes: Readonly<Record<DocumentSize, { width: number; height: number; pixels: number }>> = {
  TD1: { width: 85.6, height: 54, pixels: 20 },
  TD2: { width: 105, height: 74, pixels: 16 },
  TD3: { width: 125, height: 88, pixels: 14 },
};
/** The distance between characters of the machine-readable zone, in millimetres. */
const PITCH = 2.54;
/** The distance between its lines, in millimetres. */
const LINE_SPACING = 6.35;
/** The distance of its last baseline from the lower edge of the page, in millimetres. */
const LAST_BASELINE = 8;

/**
 * Draws the page of a document, flat and without disturbances: a tinted pattern, a portrait, printed data, and the machine-readable zone in OCR-B. The same
 * seed gives the same page.
 */
export async function drawPage(specimen: Specimen, seed: number): Promise<Raster> {
  const { width, height, pixels } = sizes[specimen.size];
  const random = createRandom(seed);
  const hue = random.whole(0, 359);
  const lines = zoneLines(specimen);
  const left = (width - (lines[0]?.length ?? 0) * PITCH) / 2 + 0.3;
  const zone = lines.map((line, row) =>
    print(
      line,
      left,
      height - LAST_BASELINE - (lines.length - 1 - row) * LINE_SPACING,
      PITCH,
      `hsl(${hue} 20% ${random.whole(6, 14)}%)`,
    ),
  );
  const top = height - LAST_BASELINE - lines.length * LINE_SPACING;
  const printed = [specimen.surname, specimen.givenNames, specimen.number, specimen.birthDate, specimen.expiresOn]
    .map((value, row) => print(value.normalize('NFD').toUpperCase(), width * 0.36, 7 + (row * top) / 5.6, 2.1, '#223'))
    .join('');
  const waves = Array.from({ length: 26 }, (_, row) => {
    const y = (row * height) / 25;
    const swing = random.between(1, 4);
    return `<path d="M0 ${y} Q${width / 4} ${y - swing} ${width / 2} ${y} T${width} ${y}" fill="none" stroke="hsl(${(hue + 40) % 360} 40% 78%)" stroke-width="0.25"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * pixels}" height="${height * pixels}" viewBox="0 0 ${width} ${height}">
<defs><clipPath id="p"><rect x="5" y="6" width="${width * 0.26}" height="${top - 8}"/></clipPath><linearGradient id="g"><stop stop-color="hsl(${hue} 30% 90%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 30% 86%)"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>${waves}
<rect x="5" y="6" width="${width * 0.26}" height="${top - 8}" fill="hsl(${hue} 15% 70%)"/>
<g clip-path="url(#p)"><ellipse cx="${5 + width * 0.13}" cy="${top * 0.45}" rx="${width * 0.07}" ry="${top * 0.22}" fill="#a98"/>
<ellipse cx="${5 + width * 0.13}" cy="${top * 0.95}" rx="${width * 0.11}" ry="${top * 0.25}" fill="#445"/></g>
${printed}${zone.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns a line of text as SVG in OCR-B. Lengths are in millimetres. Omits characters without a glyph. */
function print(text: string, left: number, baseline: number, pitch: number, ink: string): string {
  const scale = pitch / OCR_B_PITCH;
  const glyphs = [...text].map((character, column) => {
    const path = ocrB[character];
    return path
      ? `<path transform="translate(${left + column * pitch} ${baseline}) scale(${scale})" d="${path}"/>`
      : '';
  });
  return `<g fill="${ink}">${glyphs.join('')}</g>`;
}
