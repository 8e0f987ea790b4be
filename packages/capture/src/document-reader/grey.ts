import type { DecodedPicture } from './reader-messages.ts';

/** A grey picture with one byte for each pixel, row by row. */
export type GreyPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/**
 * Converts a picture to grey. Scales a bitmap so that no side is longer than `longest` pixels; `ImageData` must already
 * be small enough.
 */
export function toGreyPicture(picture: DecodedPicture, longest: number): GreyPicture {
  const scale = 'data' in picture ? 1 : Math.min(1, longest / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { data } = 'data' in picture ? picture : getPixels(picture, width, height);
  const grey = new Uint8Array(width * height);
  // luma of ITU-R BT.601, in 256ths
  for (let at = 0; at < grey.length; at++)
    grey[at] = (77 * (data[at * 4] ?? 0) + 150 * (data[at * 4 + 1] ?? 0) + 29 * (data[at * 4 + 2] ?? 0)) >> 8;
  return { data: grey, width, height };
}

/** Returns the picture rotated clockwise by 90°. */
export function rotateQuarterTurn({ data, width, height }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(data.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      turned[column * height + (height - 1 - row)] = data[row * width + column] ?? 0;
  return { data: turned, width: height, height: width };
}

function getPixels(bitmap: ImageBitmap, width: number, height: number): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser provides no 2D canvas in workers.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
