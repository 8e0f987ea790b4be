import sharp, { type Sharp } from 'sharp';
import { lightWidth, measureLight } from '../domain/files/light.ts';
import { type ImageTools, isDecodable, maxPixels, UnreadableImageError } from '../domain/ports/image-tools.ts';
import { HEIC } from './image-size.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const PNG = 'image/png';
const JPEG = 'image/jpeg';
/** Quality of JPEGs in percent. Text stays sharp, and a photo of 12 MP has about 3 MB. */
const QUALITY = 88;
/** Formats that libvips may decode. It could also decode SVG, GIF, TIFF and AVIF. */
const formats: readonly string[] = ['jpeg', 'png', 'webp'];
/** Seconds after which decoding is cancelled. They are fewer than in worker-images.ts, because a thread ends only after its native code has returned. */
const DECODING_SECONDS = 15;

/**
 * Functions that decode pictures: sharp reads JPEG, PNG and WebP, and libheif reads HEIC, which the prebuilt libvips of sharp cannot decode. That blocks the
 * thread for seconds, so image-worker.ts runs it.
 */
export const sharpImages = {
  clean: (bytes: Bytes, type: string) =>
    readable(async () => {
      const target = type === PNG ? PNG : JPEG;
      const image = type === HEIC ? await fromHeic(bytes) : await fromHeader(bytes);
      const encoded = target === PNG ? image.png() : image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY });
      return { bytes: new Uint8Array(await encoded.toBuffer()), type: target };
    }),
  lightOf: (bytes: Bytes) =>
    readable(async () => {
      const small = (await fromHeader(bytes)).resize({ width: lightWidth }).greyscale();
      const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
      return measureLight(data, info.width, info.height);
    }),
} satisfies Pick<ImageTools, 'clean' | 'lightOf'>;

async function readable<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    throw new UnreadableImageError(cause);
  }
}

/** Opens a picture upright, once the format and the size in its header are allowed. Throws `UnreadableImageError` if they are not. */
async function fromHeader(bytes: Bytes): Promise<Sharp> {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });
  const { format, width, height } = await image.metadata();
  if (!formats.includes(format) || !isDecodable({ width, height })) throw new UnreadableImageError();
  return image.timeout({ seconds: DECODING_SECONDS }).autoOrient();
}

/** Decodes the main picture of a HEIC file upright. Throws `UnreadableImageError` if there is none, or its decoded size is too large: the header may differ. */
async function fromHeic(bytes: Bytes): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  const images = await decode.all({ buffer: bytes });
  try {
    const [image] = images;
    if (!image || !isDecodable(image)) throw new UnreadableImageError();
    const { data, width, height } = await image.decode();
    return sharp(data, { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}
