import { GLYPH_HEIGHT, GLYPH_WIDTH, glyphs } from './glyphs.ts';
import type { GreyPicture } from './grey.ts';
import type { Homography } from './homography.ts';
import { rectify } from './rectify.ts';

/** The best match of a character: its similarity from 0 to 1, and its lead over the second best match. */
export type CharacterMatch = { readonly character: string; readonly score: number; readonly margin: number };

/** The height of the compared area in columns of the zone. A column is as wide as a glyph. */
const AREA_HEIGHT = GLYPH_HEIGHT / GLYPH_WIDTH;
/** The maximum horizontal distance of a character from its expected position, in pixels of a glyph. */
const SHIFT_X = 2;
/** The maximum vertical distance of a character from its expected position, in pixels of a glyph. */
const SHIFT_Y = 3;

type Template = { readonly character: string; readonly values: Float32Array };

const templates: readonly Template[] = Object.entries(glyphs).map(([character, hex]) => ({
  character,
  values: normalise(Float32Array.from(hex, (digit) => -Number.parseInt(digit, 16))),
}));

/** Returns the character of `alphabet` that the picture shows at a column and row (normalised cross-correlation). */
export function matchCharacter(
  picture: GreyPicture,
  place: Homography,
  [column, row]: readonly [number, number],
  alphabet: string,
): CharacterMatch {
  const width = GLYPH_WIDTH + 2 * SHIFT_X;
  const height = GLYPH_HEIGHT + 2 * SHIFT_Y;
  const cell = rectify(picture, (x, y) => place(column + x, row + y / LINE_SPACING), {
    left: -0.5 - SHIFT_X / GLYPH_WIDTH,
    top: -AREA_HEIGHT / 2 - SHIFT_Y / GLYPH_WIDTH,
    width,
    height,
    scaleX: GLYPH_WIDTH,
    scaleY: GLYPH_WIDTH,
  });
  const best = new Map<string, number>();
  for (let down = 0; down <= 2 * SHIFT_Y; down++)
    for (let right = 0; right <= 2 * SHIFT_X; right++) {
      const values = normalise(part(cell, right, down));
      for (const { character, values: shape } of templates) {
        if (!alphabet.includes(character)) continue;
        let score = 0;
        for (let at = 0; at < shape.length; at++) score += (shape[at] ?? 0) * (values[at] ?? 0);
        if (score > (best.get(character) ?? -1)) best.set(character, score);
      }
    }
  const [first, second] = [...best].sort((a, b) => b[1] - a[1]);
  const [character, score] = first ?? ['', 0];
  return { character, score, margin: score - (second?.[1] ?? 0) };
}

/** The distance between two lines, in columns: 6.35 mm divided by 2.54 mm (ICAO 9303-3). */
export const LINE_SPACING = 2.5;

function part({ data, width }: GreyPicture, left: number, top: number): Float32Array {
  const values = new Float32Array(GLYPH_WIDTH * GLYPH_HEIGHT);
  for (let row = 0; row < GLYPH_HEIGHT; row++)
    for (let column = 0; column < GLYPH_WIDTH; column++)
      values[row * GLYPH_WIDTH + column] = data[(top + row) * width + left + column] ?? 0;
  return values;
}

/** Scales the values in place to mean 0 and length 1. */
function normalise(values: Float32Array): Float32Array {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const [at, value] of values.entries()) {
    values[at] = value - mean;
    squares += (value - mean) ** 2;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [at, value] of values.entries()) values[at] = value / length;
  return values;
}
