import { fitWithin } from './fit-within.ts';
import type { Size } from './image-size.ts';
import { IntakeError } from './intake-error.ts';
import { JPEG_QUALITIES, MAX_RESULT_BYTES, SIDES } from './limits.ts';

export type Encoded = { readonly blob: Blob; readonly canvas: HTMLCanvasElement };

/**
 * A JPEG of the picture: at most LONGEST_SIDE pixels and, where quality and size allow, MAX_RESULT_BYTES. Drawing it anew leaves
 * everything that was not picture behind: EXIF, GPS, what was appended to the file (F29, F30).
 */
export async function encodeJpeg(picture: CanvasImageSource & Size): Promise<Encoded> {
  let encoded: Encoded | undefined;
  for (const side of SIDES) {
    const canvas = draw(picture, fitWithin(picture, side));
    for (const quality of JPEG_QUALITIES) {
      encoded = { blob: await toJpeg(canvas, quality), canvas };
      if (encoded.blob.size <= MAX_RESULT_BYTES) return encoded;
    }
  }
  if (!encoded) throw new IntakeError('blank', 'No size was tried: SIDES and JPEG_QUALITIES must not be empty.');
  return encoded;
}

function draw(picture: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context)
    throw new IntakeError('blank', 'The browser gave no canvas to draw the photo on: choose the photo again.');
  context.fillStyle = '#fff'; // what shows through a transparent PNG
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new IntakeError('blank', 'The browser could not write the photo as JPEG: choose the photo again.')),
      'image/jpeg',
      quality,
    );
  });
