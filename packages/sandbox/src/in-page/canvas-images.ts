import { lightWidth, measureLight } from '../domain/files/light.ts';
import { type ImageTools, UnreadableImageError } from '../domain/ports/image-tools.ts';
import { decodeBase64url } from '../kernel/crypto/base64url.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Quality of JPEGs from 0 to 1, equal to that of sharp-images.ts. */
const QUALITY = 0.88;

/** Functions for pictures that use the browser: JPEG, PNG, WebP, and HEIC where supported. A page cannot read headers alone, so `sizeOf` decodes too. */
export const canvasImages = {
  async sizeOf(bytes: Bytes, type: string) {
    const { width, height } = await decode(bytes, type);
    return { width, height };
  },
  async clean(bytes: Bytes, type: string) {
    const picture = await decode(bytes, type);
    const target = type === 'image/png' ? 'image/png' : 'image/jpeg';
    const { canvas, context } = canvasOf(picture.width, picture.height);
    if (target === 'image/jpeg') {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, picture.width, picture.height);
    }
    context.drawImage(picture, 0, 0);
    // Not toBlob, which waits for an idle moment, up to a second in Chromium.
    const encoded = canvas.toDataURL(target, QUALITY).split(',')[1] ?? '';
    return { bytes: decodeBase64url(encoded), type: target };
  },
  async lightOf(bytes: Bytes) {
    const picture = await decode(bytes, '');
    const height = Math.max(1, Math.round((picture.height * lightWidth) / picture.width));
    const { context } = canvasOf(lightWidth, height);
    context.drawImage(picture, 0, 0, lightWidth, height);
    return measureLight(greyOf(context.getImageData(0, 0, lightWidth, height).data), lightWidth, height);
  },
} satisfies ImageTools;

/** Decodes a picture upright, as its metadata say. Throws `UnreadableImageError` if the browser cannot. */
async function decode(bytes: Bytes, type: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new UnreadableImageError(cause);
  }
}

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadableImageError();
  return { canvas, context };
}

/** Returns the luminance of each RGBA pixel (ITU-R BT.709). */
function greyOf(pixels: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    grey[at] = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return grey;
}
