import { GLARE_LUMINANCE, glareThresholds } from './limits.ts';

/** The luminance of each pixel of a picture, from 0 to 255, in row-major order. */
export type Luminances = { readonly grey: ArrayLike<number>; readonly width: number; readonly height: number };

/**
 * Returns whether a picture shows the reflection of a lamp or the sun: a small, saturated region without print that
 * fades into a darker document. White paper does not count, because its print makes holes and its edge is abrupt.
 */
export function hasGlare(picture: Luminances): boolean {
  const { width, height } = picture;
  const all = width * height;
  const region = new Int32Array(all); // 0: not visited
  let name = 0;
  for (let start = 0; start < all; start++) {
    if (region[start] || !isSaturated(picture, start)) continue;
    name += 1;
    const members = fill(picture, start, (at) => {
      if (region[at] || !isSaturated(picture, at)) return false;
      region[at] = name;
      return true;
    });
    const share = members.length / all;
    if (share < glareThresholds.smallest || share > glareThresholds.largest) continue;
    if (isSolid(picture, members, region, name) && hasHalo(picture, members)) return true;
  }
  return false;
}

const isSaturated = ({ grey }: Luminances, at: number) => (grey[at] ?? 0) > GLARE_LUMINANCE;

/** Returns `start` and all connected pixels for which `take` returns true. `take` must mark a pixel as visited. */
function fill(picture: Luminances, start: number, take: (at: number) => boolean): number[] {
  const found: number[] = [];
  const open = take(start) ? [start] : [];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    found.push(at);
    for (const next of neighbours(picture, at)) if (take(next)) open.push(next);
  }
  return found;
}

function neighbours({ width, height }: Luminances, at: number): number[] {
  const x = at % width;
  const next: number[] = [];
  if (x > 0) next.push(at - 1);
  if (x < width - 1) next.push(at + 1);
  if (at >= width) next.push(at - width);
  if (at < width * (height - 1)) next.push(at + width);
  return next;
}

/** Returns whether a region fills its bounding box like a reflection and encloses no print. */
function isSolid(picture: Luminances, members: readonly number[], region: Int32Array, name: number): boolean {
  const { width } = picture;
  let [left, right, top, bottom] = [width, 0, picture.height, 0];
  for (const at of members) {
    left = Math.min(left, at % width);
    right = Math.max(right, at % width);
    top = Math.min(top, Math.floor(at / width));
    bottom = Math.max(bottom, Math.floor(at / width));
  }
  const box = { width: right - left + 1, height: bottom - top + 1 };
  const isMember = Array.from(
    { length: box.width * box.height },
    (_, at) => region[(top + Math.floor(at / box.width)) * width + left + (at % box.width)] === name,
  );
  if (members.length / isMember.length < glareThresholds.filled) return false;
  const outside = new Uint8Array(isMember.length);
  const boxed = { grey: outside, ...box };
  const reach = (at: number) => {
    if (isMember[at] || outside[at]) return false;
    outside[at] = 1;
    return true;
  };
  for (let x = 0; x < box.width; x++) for (const y of [0, box.height - 1]) fill(boxed, y * box.width + x, reach);
  for (let y = 0; y < box.height; y++) for (const x of [0, box.width - 1]) fill(boxed, y * box.width + x, reach);
  const holes = isMember.filter((member, at) => !member && !outside[at]).length;
  return holes / members.length <= glareThresholds.holes;
}

/** Returns whether the picture is bright next to the region and darker further away. */
function hasHalo(picture: Luminances, members: readonly number[]): boolean {
  const seen = new Uint8Array(picture.width * picture.height);
  for (const at of members) seen[at] = 1;
  const rings: number[][] = [];
  let edge = members;
  for (let distance = 1; distance <= glareThresholds.far; distance++) {
    const ring: number[] = [];
    for (const at of edge)
      for (const next of neighbours(picture, at)) {
        if (seen[next]) continue;
        seen[next] = 1;
        ring.push(next);
      }
    rings.push(ring);
    edge = ring;
  }
  const near = quantile(picture, 0.75, rings[glareThresholds.near - 1]); // the upper quartile, because there may be print next to the light
  const far = quantile(picture, 0.5, rings[glareThresholds.far - 1]);
  return (
    near !== undefined &&
    far !== undefined &&
    near >= Math.max(glareThresholds.halo, far) &&
    far <= glareThresholds.document
  );
}

function quantile({ grey }: Luminances, share: number, pixels: readonly number[] = []): number | undefined {
  const values = pixels.map((at) => grey[at] ?? 0).toSorted((one, other) => one - other);
  return values[Math.floor(values.length * share)];
}
