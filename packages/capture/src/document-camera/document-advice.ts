import { inspectPixels } from '../image-intake/inspect-image.ts';
import { type DocumentFrame, documentFormats, type Rectangle } from './document-frame.ts';
import { type EdgePositions, findEdges, type GreyPicture, hasZone } from './find-document.ts';

/** Advice about a document in the preview, or `good`. The user can ignore it. */
export type DocumentAdvice =
  | 'too-dark'
  | 'too-bright'
  | 'glare'
  | 'blurred'
  | 'no-document'
  | 'too-far'
  | 'too-near'
  | 'outside'
  | 'no-zone'
  | 'moving'
  | 'good';

/** A sampled video frame: its pixels (RGBA) and the rectangle where the document should be. */
export type Preview = { readonly image: Pick<ImageData, 'data' | 'width' | 'height'>; readonly frame: Rectangle };

/**
 * The minimum and maximum size of a document, and its maximum offset from the centre, as shares of the frame. The photo
 * includes a margin of 6 % around the frame, so these sizes are not cut off.
 */
const SMALLEST = 0.8;
const LARGEST = 1.1;
const OFF_CENTRE = 0.08;
/**
 * The mean difference between the pixels of two previews that counts as movement, from 0 to 255. A tremor causes 3, a
 * moving hand at least 12.
 */
const MOVED = 8;

/**
 * Returns the most important advice, or `good`, and the grey pixels of the preview. Pass these pixels as `before` to
 * the next check.
 */
export function getDocumentAdvice(
  preview: Preview,
  kind: DocumentFrame,
  before: GreyPicture | undefined,
): [DocumentAdvice, GreyPicture] {
  const grey = greyOf(preview.image);
  return [getAdvice(preview, kind, grey, before), grey];
}

function getAdvice(
  { image, frame }: Preview,
  kind: DocumentFrame,
  grey: GreyPicture,
  before: GreyPicture | undefined,
): DocumentAdvice {
  const inside = cropToFrame(image, frame);
  const { advice } = inspectPixels(inside, { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY });
  const light = advice.find((one) => one === 'too-dark' || one === 'too-bright');
  if (light) return light;
  if (before && difference(grey, before) > MOVED) return 'moving';
  const sides = findEdges(grey, frame);
  const zone = documentFormats[kind].zone && hasZone(grey, frame) ? 'found' : 'absent';
  const place = getPlacementAdvice(sides, zone);
  if (place) return place;
  if (advice.includes('glare')) return 'glare';
  if (advice.includes('blurred')) return 'blurred';
  return kind === 'passport' && zone === 'absent' ? 'no-zone' : 'good';
}

/**
 * Returns advice about size and position. The upper edge of a passport is a fold without contrast, so three edges are
 * enough, or one edge and the machine-readable zone.
 */
function getPlacementAdvice(
  { left, right, top, bottom }: EdgePositions,
  zone: 'found' | 'absent',
): DocumentAdvice | undefined {
  const found = [left, right, top, bottom].filter((side) => side !== undefined);
  if (found.length < (zone === 'found' ? 1 : 3)) return 'no-document';
  const sizes = [sizeOf(left, right), sizeOf(top, bottom)].filter((size) => size !== undefined);
  if (sizes.some((size) => size > LARGEST)) return 'too-near';
  if (zone === 'absent' && sizes.some((size) => size < SMALLEST)) return 'too-far';
  if (found.some((side) => side > OFF_CENTRE)) return sizes.length === 2 ? 'outside' : 'too-near';
  return shiftOf(left, right) > OFF_CENTRE || shiftOf(top, bottom) > OFF_CENTRE ? 'outside' : undefined;
}

const sizeOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : 1 + one + other;

const shiftOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? 0 : Math.abs(one - other) / 2;

/** Converts a colour picture to grey: returns its green channel, which approximates luminance. */
function greyOf({ data, width, height }: Preview['image']): GreyPicture {
  const pixels = new Uint8ClampedArray(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = data[at * 4 + 1] ?? 0;
  return { pixels, width, height };
}

/** Returns the pixels inside the frame, at the size for which the thresholds of `inspectPixels` apply. */
function cropToFrame({ data, width }: Preview['image'], frame: Rectangle): Preview['image'] {
  const [across, down] = [160, 120];
  const cutData = new Uint8ClampedArray(across * down * 4);
  for (let y = 0; y < down; y++) {
    const row = Math.floor(frame.y + ((y + 0.5) * frame.height) / down);
    for (let x = 0; x < across; x++) {
      const at = (row * width + Math.floor(frame.x + ((x + 0.5) * frame.width) / across)) * 4;
      cutData.set(data.subarray(at, at + 4), (y * across + x) * 4);
    }
  }
  return { data: cutData, width: across, height: down };
}

function difference(one: GreyPicture, other: GreyPicture): number {
  if (one.pixels.length !== other.pixels.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let at = 0; at < one.pixels.length; at++) sum += Math.abs((one.pixels[at] ?? 0) - (other.pixels[at] ?? 0));
  return sum / one.pixels.length;
}
