import type { GreyPicture } from './grey.ts';
import type { Homography } from './homography.ts';

/**
 * A rectangle of a plane, and the size of its picture. `left` and `top` are in units of the plane, `width` and `height`
 * in pixels, `scaleX` and `scaleY` in pixels per unit.
 */
export type CropRegion = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scaleX: number;
  readonly scaleY: number;
};

/** Returns a rectangle of a plane without perspective, as seen from straight above. */
export function rectify(
  picture: GreyPicture,
  place: Homography,
  { left, top, width, height, scaleX, scaleY }: CropRegion,
): GreyPicture {
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = place(left + (column + 0.5) / scaleX, top + (row + 0.5) / scaleY);
      data[row * width + column] = interpolate(picture, x - 0.5, y - 0.5);
    }
  return { data, width, height };
}

/** Returns the bilinear interpolation of the brightness at a point. Outside the picture, uses the nearest pixels. */
function interpolate({ data, width, height }: GreyPicture, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 2, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 2, Math.floor(y)));
  const right = Math.max(0, Math.min(1, x - column));
  const down = Math.max(0, Math.min(1, y - row));
  const at = row * width + column;
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/**
 * Returns a picture with stretched contrast: white paper and black ink. The extremes are those within `radius` pixels
 * on each side.
 */
export function flattenContrast({ data, width, height }: GreyPicture, radius: number): GreyPicture {
  const paper = extremes(data, width, height, radius, Math.max);
  const ink = extremes(data, width, height, radius, Math.min);
  const flat = new Uint8Array(data.length);
  for (let at = 0; at < flat.length; at++) {
    const [high, low] = [paper[at] ?? 0, ink[at] ?? 0];
    flat[at] = Math.max(0, Math.min(255, (255 * ((data[at] ?? 0) - low)) / Math.max(24, high - low)));
  }
  return { data: flat, width, height };
}

/**
 * Returns a high or low percentile of the brightness around each column, interpolated between blocks of columns.
 * Percentiles ignore noise.
 */
function extremes(
  data: Uint8Array,
  width: number,
  height: number,
  radius: number,
  choose: (a: number, b: number) => number,
) {
  const columns = Math.ceil(width / radius);
  const found = new Float32Array(columns);
  for (let block = 0; block < columns; block++) {
    const values: number[] = [];
    for (let row = 0; row < height; row++)
      for (let column = Math.max(0, (block - 1) * radius); column < Math.min(width, (block + 2) * radius); column++)
        values.push(data[row * width + column] ?? 0);
    values.sort((a, b) => a - b);
    found[block] = values[Math.floor(values.length * (choose(0, 1) === 1 ? 0.85 : 0.04))] ?? 0;
  }
  const spread = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const place = (at % width) / radius - 0.5;
    const left = Math.max(0, Math.min(columns - 1, Math.floor(place)));
    const right = Math.min(columns - 1, left + 1);
    const share = Math.max(0, Math.min(1, place - left));
    spread[at] = (found[left] ?? 0) * (1 - share) + (found[right] ?? 0) * share;
  }
  return spread;
}
