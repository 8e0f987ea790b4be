import { expect, test } from 'vitest';
import type { Size } from './image-size.ts';
import { scaleInStrips } from './scale-in-strips.ts';

/** Returns the pixels of slanted lines, in which a seam between two strips would be visible. */
function lines(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const light = (Math.floor(at / width) * 3 + (at % width)) % 23 < 9 ? 30 : 220;
    data.set([light, light, 255 - light, 255], at * 4);
  }
  return { data, width, height, rows: (from: number, to: number) => data.subarray(from * width * 4, to * width * 4) };
}

function canvasOf({ width, height }: Size) {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new TypeError('no canvas');
  return context;
}

function pixelsOf(picture: ImageBitmap) {
  const context = canvasOf(picture);
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height).data;
}

test.each([
  ['a height of many strips', { width: 1208, height: 904 }, { width: 614, height: 459 }],
  ['a height below one strip', { width: 90, height: 61 }, { width: 60, height: 41 }],
  ['the same size', { width: 130, height: 129 }, { width: 130, height: 129 }],
])('scales %s in strips to the same pixels as the whole picture at once', async (_, from, size) => {
  const pixels = lines(from.width, from.height);
  const strips = pixelsOf(scaleInStrips(pixels, size));
  const whole = canvasOf(from);
  whole.putImageData(new ImageData(pixels.data, from.width, from.height), 0, 0);
  const atOnce = canvasOf(size);
  atOnce.imageSmoothingQuality = 'high';
  atOnce.drawImage(whole.canvas, 0, 0, size.width, size.height);
  const expected = pixelsOf(atOnce.canvas.transferToImageBitmap());
  expect(strips).toHaveLength(size.width * size.height * 4);
  const differences = Array.from(strips, (value, at) => Math.abs(value - (expected[at] ?? 0)));
  expect(differences.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(8);
});
