import type { GreyPicture } from './grey.ts';

/** A connected dark area of the size of a character, by the centre and the size of its bounding box in pixels. */
export type PrintMark = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * The minimum height of a mark in pixels. The longer side of a picture has at most 1,600 pixels, so characters of a
 * zone are 15 to 45 pixels high.
 */
const LEAST_HEIGHT = 8;
const MOST_HEIGHT = 80;
/** The radius of the surroundings of a pixel in pixels: about one character to each side. */
const RADIUS = 22;
/** The maximum brightness of ink, as a share of the mean brightness of its surroundings. */
const INK = 0.84;

/**
 * Returns the marks of a picture. The threshold adapts to the brightness of the surroundings, so that shadows have no
 * effect.
 */
export function findMarks(picture: GreyPicture): readonly PrintMark[] {
  const { width, height } = picture;
  const ink = findInk(picture);
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  const root = (label: number): number => {
    let at = label;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] ?? 0] ?? 0;
      at = parents[at] ?? 0;
    }
    return at;
  };
  for (let row = 1; row < height; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      if (!ink[at]) continue;
      let label = 0;
      for (const near of [at - 1, at - width - 1, at - width, at - width + 1]) {
        const other = labels[near] ?? 0;
        if (other === 0) continue;
        if (label === 0) label = root(other);
        else {
          const joined = root(other);
          parents[Math.max(label, joined)] = Math.min(label, joined);
          label = Math.min(label, joined);
        }
      }
      if (label === 0) {
        label = parents.length;
        parents.push(label);
      }
      labels[at] = label;
    }
  const roots = Int32Array.from(parents, (_, label) => root(label));
  return boxesOf(labels, width, roots).filter(isLikeACharacter);
}

const isLikeACharacter = ({ width, height }: PrintMark) =>
  height >= LEAST_HEIGHT && height <= MOST_HEIGHT && width <= height * 1.4 && width >= height * 0.08;

function boxesOf(labels: Int32Array, width: number, roots: Int32Array): PrintMark[] {
  const [left, right] = [new Int32Array(roots.length).fill(width), new Int32Array(roots.length)];
  const [top, bottom] = [new Int32Array(roots.length).fill(-1), new Int32Array(roots.length)];
  for (let at = 0; at < labels.length; at++) {
    const root = roots[labels[at] ?? 0] ?? 0;
    if (root === 0) continue;
    const row = (at / width) | 0;
    const column = at - row * width;
    if (column < (left[root] ?? 0)) left[root] = column;
    if (column > (right[root] ?? 0)) right[root] = column;
    if (top[root] === -1) top[root] = row;
    bottom[root] = row;
  }
  const marks: PrintMark[] = [];
  for (const [root, from] of top.entries()) {
    if (from === -1) continue;
    const [first, last, until] = [left[root] ?? 0, right[root] ?? 0, bottom[root] ?? 0];
    marks.push({
      x: (first + last + 1) / 2,
      y: (from + until + 1) / 2,
      width: last - first + 1,
      height: until - from + 1,
    });
  }
  return marks;
}

/**
 * Returns 1 for each pixel that is ink, otherwise 0. Compares each pixel, smoothed against noise, with the mean of its
 * surroundings (Bradley and Roth, 2007).
 */
function findInk({ data, width, height }: GreyPicture): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let row = 0; row < height; row++) {
    let line = 0;
    for (let column = 0; column < width; column++) {
      line += data[row * width + column] ?? 0;
      sums[(row + 1) * (width + 1) + column + 1] = (sums[row * (width + 1) + column + 1] ?? 0) + line;
    }
  }
  const mean = (left: number, top: number, right: number, bottom: number) => {
    const [l, t, r, b] = [Math.max(0, left), Math.max(0, top), Math.min(width, right), Math.min(height, bottom)];
    const sum =
      (sums[b * (width + 1) + r] ?? 0) -
      (sums[t * (width + 1) + r] ?? 0) -
      (sums[b * (width + 1) + l] ?? 0) +
      (sums[t * (width + 1) + l] ?? 0);
    return sum / ((r - l) * (b - t));
  };
  const ink = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const around = mean(column - RADIUS, row - RADIUS, column + RADIUS + 1, row + RADIUS + 1);
      if (mean(column - 1, row - 1, column + 2, row + 2) < around * INK) ink[row * width + column] = 1;
    }
  return ink;
}
