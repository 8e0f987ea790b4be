import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findZones } from './find-zone.ts';
import type { GreyPicture } from './grey.ts';
import { rotateQuarterTurn } from './grey.ts';

const WIDTH = 1000;
const HEIGHT = 700;
const PITCH = 20;

type Line = { readonly y: number; readonly columns: number };

/** Returns a page with lines of upright bars at a pitch of 20 pixels, rotated by `angle` degrees about its centre. */
function page(lines: readonly Line[], angle = 0): GreyPicture {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(215);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const [right, down] = [x - WIDTH / 2, y - HEIGHT / 2];
      const u = right * cos + down * sin + WIDTH / 2;
      const v = down * cos - right * sin + HEIGHT / 2;
      const isInk = lines.some(
        (line) => v >= line.y && v < line.y + 18 && u >= 60 && u < 60 + line.columns * PITCH && u % PITCH < 9,
      );
      if (isInk) data[y * WIDTH + x] = 40;
    }
  return { data, width: WIDTH, height: HEIGHT };
}

const lines = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) => ({ y: 480 + row * 50, columns }));

describe('machine-readable zones in a picture', () => {
  test.each([
    ['TD1', 3, 30],
    ['TD2', 2, 36],
    ['TD3', 2, 44],
  ] as const)('finds a machine-readable zone of the format %s: %i lines with %i characters', (size, rows, columns) => {
    const [zone] = findZones(page(lines(rows, columns)));
    expect(zone?.size).toBe(size);
    const [x = 0, y = 0] = zone?.place(columns - 1, 1) ?? [];
    expect(x).toBeCloseTo(60 + (columns - 1) * PITCH + 4.5, -1);
    expect(y).toBeCloseTo(480 + 50 + 9, -1);
  });

  test.each([-10, -4, 7, 10])('finds a machine-readable zone rotated by %i degrees', (angle) => {
    expect(findZones(page(lines(2, 36), angle))[0]?.size).toBe('TD2');
  });

  test('finds the zone of a sideways page only after a quarter turn of the picture', () => {
    const side = rotateQuarterTurn(page(lines(2, 44)));
    expect(findZones(side)).toEqual([]);
    expect(findZones(rotateQuarterTurn(rotateQuarterTurn(rotateQuarterTurn(side))))[0]?.size).toBe('TD3');
  });
});

test.each([
  ['an empty page', []],
  ['one line', [{ y: 480, columns: 44 }]],
  [
    'two lines far apart',
    [
      { y: 100, columns: 44 },
      { y: 480, columns: 44 },
    ],
  ],
  ['short lines', lines(2, 20)],
])('finds no machine-readable zone in %s', (_, shown) => {
  expect(findZones(page(shown))).toEqual([]);
});

test('returns zones with finite positions for noise, stripes and tiny pictures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      fc.uint8Array({ minLength: 1, maxLength: 64 }),
      (width, height, pattern) => {
        const data = Uint8Array.from(
          { length: width * height },
          (_, at) => pattern[(at * 31 + (at >> 5)) % pattern.length] ?? 0,
        );
        for (const { place } of findZones({ data, width, height }))
          expect(place(0, 0).every((value) => Number.isFinite(value))).toBe(true);
      },
    ),
  );
});
