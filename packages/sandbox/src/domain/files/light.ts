import type { PictureLight } from '../ports/image-tools.ts';

/** Width in pixels to which a picture is reduced before its light and detail are measured. */
export const lightWidth = 160;

/** Measures the light and detail of a grey picture: mean luminance and Laplacian variance. `pixels` has one byte per pixel, row by row. */
export function measureLight(pixels: Uint8Array, width: number, height: number): PictureLight {
  return { mean: meanOf(pixels), detail: laplacianVariance(pixels, width, height) };
}

const meanOf = (values: Uint8Array | readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / (values.length || 1);
};

function laplacianVariance(pixels: Uint8Array, width: number, height: number): number {
  const values: number[] = [];
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1)
      values.push(4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1));
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length || 1);
}
