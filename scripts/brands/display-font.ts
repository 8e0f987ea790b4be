import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { isSerif, loadedDisplayStack, systemStack } from '../../packages/ui/src/foundations/brand-tokens.ts';

/** The characters of the display font: ASCII, and the signs in headings and amounts. Letters of other scripts use the system's fonts. */
const unicodeRange =
  'U+0020-007E, U+00A0, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';
const characters = [...unicodeRange.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
  .flatMap(([, from = '', to = from]) => {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  })
  .join('');

/** The text with which the widths of two faces are compared. */
const sample = 'Open your account Check your details before you send them What you need';

/** Bold faces that systems have, by full and PostScript name. `advance` is the mean advance of a character of `sample` in em, and `digit` that of a digit. */
const fallbacks = {
  sans: {
    faces: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    advance: 0.5118,
    digit: 0.5562,
  },
  serif: {
    faces: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
    advance: 0.4567,
    digit: 0.5,
  },
} as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The characters of the separate face for digits, whose widths differ more between fonts than those of letters. */
const digits = '0123456789';

/** Returns the CSS of two faces that give system fonts the metrics of the display font: one for all characters, and one for digits. */
async function fallbackFaces({ name, display }: Brand, source: Buffer): Promise<string> {
  const { faces, advance, digit } = fallbacks[isSerif(display.family ?? systemStack) ? 'serif' : 'sans'];
  const bytes = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: display.weight },
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes).buffer));
  const font = new harfbuzz.Font(face);
  const advanceOf = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem / text.length;
  };
  const { ascender, descender, lineGap } = font.hExtents();
  const faceOf = (size: number, range: string) => `@font-face {
  font-family: "${name} Fallback";
  src: ${faces.map((one) => `local("${one}")`).join(', ')};
  font-weight: ${display.weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / face.upem / size)};
  descent-override: ${percent(-descender / face.upem / size)};
  line-gap-override: ${percent(lineGap / face.upem / size)};
  unicode-range: ${range};
}
`;
  // The later of two faces with the same character applies.
  return faceOf(advanceOf(sample) / advance, unicodeRange) + faceOf(advanceOf(digits) / digit, 'U+0030-0039');
}

/** Reads the variable font with Latin characters of a Fontsource package. Returns it with the folder of the package. */
export function readWebFont(name: NonNullable<Brand['display']['webFont']>): { folder: string; source: Buffer } {
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const font = name.slice(name.indexOf('/') + 1);
  return { folder, source: readFileSync(join(folder, `files/${font}-latin-wght-normal.woff2`)) };
}

/**
 * Returns a brand's display font in one weight and its style sheet, or undefined for a brand without a web font. The
 * style sheet uses the font only if html has `data-display-font`, so that no page waits for the file.
 */
export async function makeDisplayFont(brand: Brand): Promise<{ css: string; file: Buffer } | undefined> {
  const { name, display } = brand;
  if (!display.webFont) return undefined;
  const { folder, source } = readWebFont(display.webFont);
  const file = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: display.weight },
  });
  const [copyright = ''] = /^[^)]*\)/.exec(readFileSync(join(folder, 'LICENSE'), 'utf8')) ?? [];
  const family = `"${name} Display"`;
  const css = `/*! ${copyright}. SIL Open Font License 1.1, https://openfontlicense.org. Subset of ${display.webFont}, written by \`npm run brands\`. */
@font-face {
  font-family: ${family};
  src: url("./display-font.woff2") format("woff2");
  font-weight: ${display.weight};
  font-display: fallback;
  unicode-range: ${unicodeRange};
}
${await fallbackFaces(brand, source)}:root {
  --q-brand-web-font: ${family};
}
/* Only headings get these tokens. On html, they would restyle every element when the font comes. */
:root[data-display-font] :is(h1, h2, h3, h4, .font-display) {
  --q-brand-display-font: ${loadedDisplayStack(brand)};
  --q-display-font: var(--q-brand-display-font), var(--q-font);
}
`;
  return { css, file };
}
