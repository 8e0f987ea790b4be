import { encodeJpeg } from './encode-jpeg.ts';
import type { EncodedPhoto } from './encode-messages.ts';
import { inspectImage } from './inspect-image.ts';

/** Encodes and inspects a picture in the current thread. Throws `IntakeError` if the browser cannot encode it. */
export async function encodePhoto(picture: ImageBitmap): Promise<EncodedPhoto> {
  const { blob, canvas } = await encodeJpeg(picture);
  return { blob, inspection: inspectImage(canvas) };
}
