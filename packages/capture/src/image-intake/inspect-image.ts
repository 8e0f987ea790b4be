import { hasGlare } from './find-glare.ts';
import {
  BLURRED_BELOW,
  BRIGHT_ABOVE,
  DARK_BELOW,
  GLARE_LUMINANCE,
  MIN_LONG_SIDE,
  MIN_SHORT_SIDE,
  PAPER_LUMINANCE,
  PAPER_SHARE,
  PRINT_LUMINANCE,
  PRINT_SHARE,
  SAMPLE_SIZE,
} from './limits.ts';
import { newCanvas } from './new-canvas.ts';

/**
 * Advice about a file. The user can ignore it, because each check can be wrong. `locked` is for a PDF that may need a
 * password, and the others are for photos.
 */
export type ImageAdvice = 'too-dark' | 'too-bright' | 'glare' | 'blurred' | 'too-small' | 'locked';

/** The measurements of a picture, and advice about it. */
export type ImageInspection = {
  /** The mean luminance of the picture, from 0 to 255. */
  readonly luminance: number;
  /** The share of overexposed pixels, from 0 to 1. */
  readonly glare: number;
  /**
   * The variance of the Laplacian: low for pictures that are clearly out of focus or blurred by motion, but not for
   * slightly soft ones.
   */
  readonly sharpness: number;
  /** Whether all pixels are equal, as in the empty canvas that some browsers return (F33). */
  readonly blank: boolean;
  readonly advice: readonly ImageAdvice[];
};

/** A decoded picture that a canvas can draw. */
export type Picture = ImageBitmap | HTMLCanvasElement | OffscreenCanvas | HTMLVideoElement;

/**
 * Measures a picture, scaled to 160 × 120 pixels, and returns advice. Throws an error if the browser provides no 2D
 * canvas.
 */
export function inspectImage(picture: Picture): ImageInspection {
  const canvas = newCanvas(SAMPLE_SIZE.width, SAMPLE_SIZE.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser provides no 2D canvas: close other tabs and try again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, SAMPLE_SIZE.width, SAMPLE_SIZE.height);
  return inspectPixels(context.getImageData(0, 0, SAMPLE_SIZE.width, SAMPLE_SIZE.height), getPictureSize(picture));
}

/**
 * Measures a sample of RGBA bytes in row-major order, and returns advice. `source` is the size of the original picture
 * in pixels.
 */
export function inspectPixels(
  sample: Pick<ImageData, 'data' | 'width' | 'height'>,
  source: { width: number; height: number },
): ImageInspection {
  const grey = luminances(sample.data);
  const luminance = mean(grey);
  const glare = grey.filter((value) => value > GLARE_LUMINANCE).length / grey.length;
  const sharpness = laplacianVariance(grey, sample.width, sample.height);
  const onWhite = isPrintOnWhite(grey);
  const advice: ImageAdvice[] = [];
  if (luminance < DARK_BELOW) advice.push('too-dark');
  if (luminance > BRIGHT_ABOVE && !onWhite) advice.push('too-bright');
  else if (hasGlare({ grey, width: sample.width, height: sample.height })) advice.push('glare');
  if ((onWhite ? sharpestPart(grey, sample) : sharpness) < BLURRED_BELOW) advice.push('blurred');
  if (Math.max(source.width, source.height) < MIN_LONG_SIDE || Math.min(source.width, source.height) < MIN_SHORT_SIDE) {
    advice.push('too-small');
  }
  return { luminance, glare, sharpness, blank: isUniform(sample.data), advice };
}

/** Returns the size of a picture in pixels. For a video, it is the size of its frames, not of its element. */
export const getPictureSize = (picture: Picture): { width: number; height: number } =>
  'videoWidth' in picture ? { width: picture.videoWidth, height: picture.videoHeight } : picture;

/** Returns the luminance of each pixel, from 0 to 255 (ITU-R BT.601). */
function luminances(data: Uint8ClampedArray): Float32Array {
  const grey = new Float32Array(data.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const pixel = at * 4;
    grey[at] = 0.299 * (data[pixel] ?? 0) + 0.587 * (data[pixel + 1] ?? 0) + 0.114 * (data[pixel + 2] ?? 0);
  }
  return grey;
}

/** Returns whether the picture is a white page with print. Such a page is bright, and most of it has no edges. */
function isPrintOnWhite(grey: Float32Array): boolean {
  const share = (which: (value: number) => boolean) => grey.filter(which).length / grey.length;
  return (
    share((value) => value > PAPER_LUMINANCE) > PAPER_SHARE && share((value) => value < PRINT_LUMINANCE) >= PRINT_SHARE
  );
}

/** Returns the sharpness of the sharpest of 16 parts, because a page can be almost empty. */
function sharpestPart(grey: Float32Array, { width, height }: { width: number; height: number }): number {
  const [across, down] = [Math.floor(width / 4), Math.floor(height / 4)];
  const parts = Array.from({ length: 16 }, (_, part) => {
    const [left, top] = [(part % 4) * across, Math.floor(part / 4) * down];
    const cut = Float32Array.from(
      { length: across * down },
      (__, at) => grey[(top + Math.floor(at / across)) * width + left + (at % across)] ?? 0,
    );
    return laplacianVariance(cut, across, down);
  });
  return Math.max(...parts);
}

function laplacianVariance(grey: Float32Array, width: number, height: number): number {
  const edges = new Float32Array((width - 2) * (height - 2));
  let next = 0;
  const at = (index: number) => grey[index] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const here = y * width + x;
      edges[next++] = at(here - width) + at(here + width) + at(here - 1) + at(here + 1) - 4 * at(here);
    }
  }
  const middle = mean(edges);
  return mean(edges.map((value) => (value - middle) ** 2));
}

const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

const isUniform = (data: Uint8ClampedArray) => data.every((value, at) => value === data[at % 4]);
