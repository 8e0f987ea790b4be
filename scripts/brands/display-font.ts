import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
export async function displayFont({ name, display }: Brand): Promise<{ css: string; file: Buffer } | undefined> {
  if (!display.webFont) return undefined;
  const { folder, source } = webFontFile(display.webFont);
  const file = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: display.weight },
  });
  const [copyright = ''] = /^[^)]*\)/.exec(readFileSync(join(folder, 'LICENSE'), 'utf8')) ?? [];
  const family = `"${name} Display"`;
  const families = [family, ...(display.family ? [display.family] : []), 'var(--q-brand-font)'];
  const css = `/*! ${copyright}. SIL Open Font License 1.1, https://openfontlicense.org. Subset of ${display.webFont}, written by \`npm run brands\`. */
@font-face {
  font-family: ${family};
  src: url("./display-font.woff2") format("woff2");
  font-weight: ${display.weight};
  font-display: fallback;
  unicode-range: ${unicodeRange};
}
:root {
  --q-brand-web-font: ${family};
}
:root[data-display-font] {
  --q-brand-display-font: ${families.join(', ')};
}
`;
  return { css, file };
}
