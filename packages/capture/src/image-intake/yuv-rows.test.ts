import { expect, test } from 'vitest';
import { readYuvRows } from './yuv-rows.ts';

/** A picture of 2 × 2 pixels of one colour. */
const picture = (y: number, cb: number, cr: number, matrix: number, isFullRange: boolean) => ({
  width: 2,
  height: 2,
  y: new Uint8Array(4).fill(y),
  cb: new Uint8Array([cb]),
  cr: new Uint8Array([cr]),
  strides: [2, 1] as const,
  matrix,
  isFullRange,
});

// Samples computed with the equations of ITU-R BT.601, BT.709 and BT.2020.
test.each([
  ['black', picture(0, 128, 128, 6, true), [0, 0, 0]],
  ['white', picture(255, 128, 128, 6, true), [255, 255, 255]],
  ['black of the limited range', picture(16, 128, 128, 1, false), [0, 0, 0]],
  ['white of the limited range', picture(235, 128, 128, 1, false), [255, 255, 255]],
  ['red of BT.601', picture(76, 85, 255, 6, true), [254, 0, 0]],
  ['green of BT.601', picture(150, 44, 21, 6, true), [0, 255, 1]],
  ['blue of BT.601', picture(29, 255, 107, 5, true), [0, 0, 254]],
  ['red of BT.709', picture(54, 99, 255, 1, true), [254, 0, 0]],
  ['red of BT.2020, limited range', picture(74, 97, 240, 9, false), [255, 0, 0]],
])('converts %s', (_, planes, rgb) => {
  const read = readYuvRows(planes, 0, 2);
  expect(read).toHaveLength(16);
  for (const [at, value] of rgb.entries()) expect(Math.abs((read[at] ?? -9) - value)).toBeLessThanOrEqual(2);
  expect([...read.subarray(12)], 'all pixels are the same').toEqual([...read.subarray(0, 4)]);
});

test('converts the rows that are asked for, with the colour that two rows and columns share', () => {
  const planes = {
    width: 3,
    height: 4,
    y: new Uint8Array([1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 10, 11, 12, 0]),
    cb: new Uint8Array([128, 128, 0, 128, 255, 0]),
    cr: new Uint8Array([128, 128, 0, 128, 128, 0]),
    strides: [4, 3] as const,
    matrix: 6,
    isFullRange: true,
  };
  const read = readYuvRows(planes, 2, 3);
  expect([...read.subarray(0, 8)]).toEqual([7, 7, 7, 255, 8, 8, 8, 255]);
  expect(read[10], 'the third column has the second colour').toBeGreaterThan(200);
});
