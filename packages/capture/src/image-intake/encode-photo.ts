import { encodeJpeg } from './encode-jpeg.ts';
import type { EncodedPhoto } from './encode-messages.ts';
import { inspectImage } from './inspect-image.ts';

/** Encodes a picture as JPEG in the current thread, and inspects it. Rejects with the errors of `encodeJpeg`. */
export async function encodePhoto(picture: ImageBitmap): Promise<EncodedPhoto> {
  const { blob, canvas } = await encodeJpeg(picture);
  return { blob, inspection: inspectImage(canvas) };
}
