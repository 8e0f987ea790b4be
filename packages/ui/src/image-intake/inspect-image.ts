import {
  BLURRED_BELOW,
  BRIGHT_ABOVE,
  DARK_BELOW,
  GLARE_LUMINANCE,
  GLARE_SHARE,
  MIN_LONG_SIDE,
  MIN_SHORT_SIDE,
  PAPER_SHARE,
  SAMPLE,
} from './limits.ts';

/** What could be better about a photo. Advice, never a block: each of these can err. */
export type ImageAdvice = 'too-dark' | 'too-bright' | 'glare' | 'blurred' | 'too-small';

/** What was measured of a picture, and what follows for the next one. */
export type ImageInspection = {
  /** mean luminance, 0-255 */
  readonly luminance: number;
  /** share of pixels without detail, 0-1 */
  readonly glare: number;
  /** variance of the Laplacian; finds a picture that is clearly out of focus or moved, not one that is a little soft */
  readonly sharpness: number;
  /** every pixel is the same: the browser gave an empty canvas (F33) */
  readonly blank: boolean;
  readonly advice: readonly ImageAdvice[];
};

/** Anything that can be drawn and knows its own size. */
export type Picture = ImageBitmap | HTMLCanvasElement | HTMLVideoElement;

/** Looks at a picture in the browser, at a fixed 160 × 120 pixels. */
export function inspectImage(picture: Picture): ImageInspection {
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE.width;
  canvas.height = SAMPLE.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no 2D canvas: close other tabs and try again.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, SAMPLE.width, SAMPLE.height);
  return inspectPixels(context.getImageData(0, 0, SAMPLE.width, SAMPLE.height), sizeOfPicture(picture));
}

/** The judgement itself. `sample` holds RGBA bytes row by row, `source` is the size of the picture it was made from. */
export function inspectPixels(
  sample: Pick<ImageData, 'data' | 'width' | 'height'>,
  source: { width: number; height: number },
): ImageInspection {
  const grey = luminances(sample.data);
  const luminance = mean(grey);
  const glare = grey.filter((value) => value > GLARE_LUMINANCE).length / grey.length;
  const sharpness = laplacianVariance(grey, sample.width, sample.height);
  const paper = glare > PAPER_SHARE && sharpness >= BLURRED_BELOW;
  const advice: ImageAdvice[] = [];
  if (luminance < DARK_BELOW) advice.push('too-dark');
  if (luminance > BRIGHT_ABOVE && !paper) advice.push('too-bright');
  else if (glare > GLARE_SHARE && !paper) advice.push('glare');
  if (sharpness < BLURRED_BELOW) advice.push('blurred');
  if (Math.max(source.width, source.height) < MIN_LONG_SIDE || Math.min(source.width, source.height) < MIN_SHORT_SIDE) {
    advice.push('too-small');
  }
  return { luminance, glare, sharpness, blank: isUniform(sample.data), advice };
}

/** A video's own size is its frame's, not its box's. */
export const sizeOfPicture = (picture: Picture): { width: number; height: number } =>
  'videoWidth' in picture ? { width: picture.videoWidth, height: picture.videoHeight } : picture;

/** ITU-R BT.601 weights. */
function luminances(data: Uint8ClampedArray): Float32Array {
  const grey = new Float32Array(data.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const pixel = at * 4;
    grey[at] = 0.299 * (data[pixel] ?? 0) + 0.587 * (data[pixel + 1] ?? 0) + 0.114 * (data[pixel + 2] ?? 0);
  }
  return grey;
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
