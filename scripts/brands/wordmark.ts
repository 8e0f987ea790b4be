import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import svgpath from 'svgpath';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { readWebFont } from './display-font.ts';

/** Units per em in the path. A wordmark of 18 px is then exact to a fifth of a pixel. */
const em = 100;

/**
 * Returns the source of `src/wordmark.ts` of a host: the brand's name in its display font as a path, which pages show in
 * their first frame. Capitals are in the vertical middle of the box. Returns undefined for a brand without a web font.
 */
export async function makeWordmarkSource({ name, display }: Brand): Promise<string | undefined> {
  if (!display.webFont) return undefined;
  const font = await subsetFont(readWebFont(display.webFont).source, name, {
    targetFormat: 'sfnt',
    variationAxes: { wght: display.weight },
  });
  const { width, height, path } = draw(name, font, Number.parseFloat(display.tracking));
  return `/** The broker's name as an SVG path, with its width and height in the units of the path. \`npm run brands\` generates this file. */\nexport const wordmarkDrawing = {\n  width: ${width},\n  height: ${height},\n  path: '${path}',\n};\n`;
}

function draw(text: string, bytes: Uint8Array, tracking: number) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes).buffer));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = em / face.upem;
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const glyph = svgpath(font.glyphToPath(codepoint)).scale(scale, -scale).translate(pen, 0);
    pen += (positions[at]?.xAdvance ?? 0) * scale + tracking * em;
    return glyph.toString();
  });
  const path = svgpath(glyphs.join('')).abs();
  const [xs, ys]: [number[], number[]] = [[], []];
  path.iterate(([, ...numbers]) => {
    for (const [at, number] of numbers.entries()) (at % 2 ? ys : xs).push(number);
  });
  const [left, top, below] = [Math.min(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    width: Math.ceil(Math.max(...xs) - left),
    height: Math.ceil(2 * below - top),
    path: path
      .translate(-left, below - top)
      .round(0)
      .rel()
      .toString(),
  };
}
