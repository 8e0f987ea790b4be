import { fitWithin } from './fit-within.ts';
import type { Size } from './image-size.ts';
import { IntakeError } from './intake-error.ts';
import { JPEG_QUALITIES, MAX_RESULT_BYTES, PHOTO_SIDES } from './limits.ts';
import { newCanvas } from './new-canvas.ts';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** A JPEG, and the canvas with the same picture for its inspection. */
export type EncodedJpeg = { readonly blob: Blob; readonly canvas: Canvas };

/**
 * Encodes a picture as a JPEG of at most `LONGEST_SIDE` pixels and, if possible, `MAX_RESULT_BYTES`. EXIF, GPS and
 * appended data are not copied (F29, F30). Rejects with `IntakeError`, or with the `DOMException` of the canvas, if the
 * browser cannot encode the picture.
 */
export async function encodeJpeg(picture: CanvasImageSource & Size): Promise<EncodedJpeg> {
  let encoded: EncodedJpeg | undefined;
  for (const side of PHOTO_SIDES) {
    const canvas = draw(picture, fitWithin(picture, side));
    for (const quality of JPEG_QUALITIES) {
      encoded = { blob: await toJpeg(canvas, quality), canvas };
      if (encoded.blob.size <= MAX_RESULT_BYTES) return encoded;
    }
  }
  if (!encoded) throw new IntakeError('blank', 'SIDES and JPEG_QUALITIES must not be empty.');
  return encoded;
}

function draw(picture: CanvasImageSource, { width, height }: Size): Canvas {
  const canvas = newCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new IntakeError('blank', 'The browser provides no canvas for the photo: choose the photo again.');
  context.fillStyle = '#fff'; // the background of transparent PNG files
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new IntakeError('blank', 'The browser could not encode the photo as JPEG: choose the photo again.')),
      'image/jpeg',
      quality,
    );
  });
}
