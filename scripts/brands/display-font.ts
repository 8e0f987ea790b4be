import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';

/** ASCII and the signs that headings and amounts contain. Letters of other scripts come from the system's fonts. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const unicodeRange = ranges.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`).join(', ');
const characters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('');

/** Words of headings, whose widths two faces are compared by. */
const sample = 'Open your account Check your details before you send them What you need';

/** Bold faces of systems without the brand's own stack, by full and PostScript name. `advance` and `digit`: the mean advance of `sample` and of a digit per em, also those of the Liberation fonts. */
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

const isSerif = (stack: string) => /(^|, )serif(,|$)/.test(stack);

/** The stack of a brand without one of its own: Apple's face, whose text is set in it too. */
const systemStack = '-apple-system';

/**
 * Returns the stack of a brand until its display font is there. A system face with the measures of that font stands before the faces of a serif stack, which are wider,
 * so that a heading keeps its lines when the font comes. Apple's sans serif stays first. Undefined for a brand that has neither a stack nor a web font.
 */
export function displayStack({ name, display }: Brand): string | undefined {
  if (!display.webFont) return display.family;
  const stack = display.family ?? systemStack;
  const own = `"${name} Fallback"`;
  return isSerif(stack) ? `${own}, ${stack}` : `${stack}, ${own}`;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The digits of figures; those of a text face are often wider than those of its system face, by more than the letters. */
const digits = '0123456789';

/** Returns the faces that have the measures of `font`: one of the letters, and one of the digits. */
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
  // of two faces with the same character, the later one is used
  return faceOf(advanceOf(sample) / advance, unicodeRange) + faceOf(advanceOf(digits) / digit, 'U+0030-0039');
}

/** Returns the folder of a package of Fontsource and its Latin characters in every weight. */
export function webFontFile(name: NonNullable<Brand['display']['webFont']>): { folder: string; source: Buffer } {
  const folder = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const font = name.slice(name.indexOf('/') + 1);
  return { folder, source: readFileSync(join(folder, `files/${font}-latin-wght-normal.woff2`)) };
}

/**
 * Returns a brand's display font in one weight and its stylesheet; undefined if the brand has no web font. The stylesheet shows it only once
 * `data-display-font` is on html, so that no page waits for the file.
 */
export async function displayFont(brand: Brand): Promise<{ css: string; file: Buffer } | undefined> {
  const { name, display } = brand;
  if (!display.webFont) return undefined;
  const { folder, source } = webFontFile(display.webFont);
  const file = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: display.weight },
  });
  const [copyright = ''] = /^[^)]*\)/.exec(readFileSync(join(folder, 'LICENSE'), 'utf8')) ?? [];
  const family = `"${name} Display"`;
  const stack = displayStack(brand);
  const families = [family, ...(stack ? [stack] : []), 'var(--q-brand-font)'];
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
  --q-brand-display-font: ${families.join(', ')};
  --q-display-font: var(--q-brand-display-font), var(--q-font);
}
`;
  return { css, file };
}
