import { GLYPH_WIDTH, glyphs } from '../document-reader/glyphs.ts';
import type { GreyPicture } from '../document-reader/grey.ts';

/** The distance of the machine-readable zone from the left edge of the page, in pixels. */
export const ZONE_LEFT = 60;
/** The distance of the machine-readable zone from the top of the page, in pixels. */
export const ZONE_TOP = 480;
/** The distance between two lines of the machine-readable zone, in pixels. */
export const LINE_HEIGHT = GLYPH_WIDTH * 2.5;

const WIDTH = 44 * GLYPH_WIDTH + 2 * ZONE_LEFT;
const HEIGHT = 640;

/** The machine-readable zone of the specimen in ICAO 9303-4, appendix B. */
export const specimenZone = [
  `P<UTO${'ERIKSSON<<ANNA<MARIA'.padEnd(39, '<')}`,
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];

/** Returns a picture of a page with the lines of a machine-readable zone, for tests and stories. */
export function samplePage(lines: readonly string[]): GreyPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(230);
  for (const [row, line] of lines.entries())
    for (const [column, letter] of [...line].entries())
      for (const [at, ink] of [...(glyphs[letter] ?? '')].entries()) {
        const x = ZONE_LEFT + column * GLYPH_WIDTH + (at % GLYPH_WIDTH);
        const y = ZONE_TOP + row * LINE_HEIGHT + Math.floor(at / GLYPH_WIDTH);
        data[y * WIDTH + x] = 230 - 13 * Number.parseInt(ink, 16);
      }
  return { data, width: WIDTH, height: HEIGHT };
}
