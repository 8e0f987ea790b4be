import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Brand } from '../../packages/platform/src/brand/brand.ts';
import { webFontFile } from './display-font.ts';

/** Units of the drawing per em: a wordmark of 18 px is exact to a fifth of a pixel. */
const em = 100;

/**
 * Returns `src/wordmark.ts` of a host: its wordmark in the brand's display type as a path, which is there in the first frame of every page. The capitals stand in
 * the middle of the box. Undefined if the brand has no web font.
 */
export async function wordmarkFile({ name, display }: Brand): Promise<string | undefined> {
  if (!display.webFont) return undefined;
  const font = await subsetFont(webFontFile(display.webFont).source, name, {
    targetFormat: 'sfnt',
    variationAxes: { wght: display.weight },
  });
  const { width, height, path } = drawn(name, font, Number.parseFloat(display.tracking));
  return `/** The wordmark as a path, written by \`npm run brands\`. */\nexport const wordmarkDrawing = {\n  width: ${width},\n  height: ${height},\n  path: '${path}',\n};\n`;
}

type Point = readonly [x: number, y: number];
type Command = { readonly letter: string; readonly points: readonly Point[] };

function drawn(text: string, bytes: Uint8Array, tracking: number) {
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes).buffer));
  const font = new harfbuzz.Font(face);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const scale = em / face.upem;
  const positions = buffer.getGlyphPositions();
  const commands: Command[] = [];
  let pen = 0;
  for (const [at, { codepoint }] of buffer.getGlyphInfos().entries()) {
    const left = pen;
    commands.push(
      ...commandsOf(font.glyphToPath(codepoint)).map(({ letter, points }) => ({
        letter,
        points: points.map(([x, y]): Point => [left + x * scale, -y * scale]),
      })),
    );
    pen += (positions[at]?.xAdvance ?? 0) * scale + tracking * em;
  }
  const points = commands.flatMap((command) => command.points);
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, below] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const moved = commands.map(({ letter, points: old }) => ({
    letter,
    points: old.map(([x, y]): Point => [Math.round(x - left), Math.round(y - top + below)]),
  }));
  return { width: Math.ceil(right - left), height: Math.ceil(2 * below - top), path: moved.map(relative()).join('') };
}

const commandsOf = (path: string): readonly Command[] =>
  [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, letter = '', numbers = '']) => {
    const found = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    return {
      letter,
      points: Array.from({ length: found.length / 2 }, (_, at): Point => [found[at * 2] ?? 0, found[at * 2 + 1] ?? 0]),
    };
  });

/** Writes commands relative to the point before, which takes fewer characters. */
function relative(): (command: Command) => string {
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  return ({ letter, points }) => {
    if (letter === 'Z') {
      at = start;
      return 'z';
    }
    const numbers = points.flatMap(([x, y]) => [x - at[0], y - at[1]]);
    at = points.at(-1) ?? at;
    if (letter === 'M') start = at;
    return letter.toLowerCase() + numbers.join(' ').replaceAll(' -', '-');
  };
}
