import { expect, test } from 'vitest';
import { findZone } from './find-zone.ts';

const width = 880;

/** A page of paper with lines of strokes; `strokes` is how many a line has. */
function page(lines: readonly { readonly from: number; readonly strokes: number }[]): Uint8Array {
  const grey = new Uint8Array(width * 300).fill(220);
  for (const { from, strokes } of lines)
    for (let row = from; row < from + 15; row++)
      for (let stroke = 0; stroke < strokes; stroke++)
        grey.fill(20, row * width + stroke * 18 + 4, row * width + stroke * 18 + 9);
  return grey;
}

test('two dense lines near each other are a zone, with a margin around them', () => {
  const lines = [40, 230, 260].map((from) => ({ from, strokes: 44 }));
  expect(findZone(page(lines), width)).toEqual({ from: 215, to: 290 });
});

test.each([
  ['an empty page', []],
  ['one line', [{ from: 230, strokes: 44 }]],
  ['two lines far apart', [40, 230].map((from) => ({ from, strokes: 44 }))],
  ['short lines of print', [230, 260].map((from) => ({ from, strokes: 20 }))],
])('%s is none', (_, lines) => {
  expect(findZone(page(lines), width)).toBeUndefined();
});
