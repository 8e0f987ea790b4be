import sharp from 'sharp';
import { lightOfGrey, lightWidth } from '../domain/files/light.ts';
import { type ImageTools, mostPixels, UnreadableImageError } from '../domain/ports/image-tools.ts';
import { HEIC } from './image-size.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const PNG = 'image/png';
const JPEG = 'image/jpeg';
/** Keeps text sharp, with a 12 MP photo around 3 MB. */
const QUALITY = 88;

/**
 * Decodes images: sharp reads JPEG, PNG and WebP. Its prebuilt libvips cannot decode HEIC, so libheif does, which blocks its thread for seconds: image-
 * worker.ts runs this.
 */
export const sharpImages: Pick<ImageTools, 'clean' | 'lightOf'> = {
  clean: (bytes, type) =>
    readable(async () => {
      const target = type === PNG ? PNG : JPEG;
      const image = type === HEIC ? await fromHeic(bytes) : sharp(bytes, { failOn: 'error' }).autoOrient();
      const encoded = target === PNG ? image.png() : image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY });
      return { bytes: new Uint8Array(await encoded.toBuffer()), type: target };
    }),
  lightOf: (bytes) =>
    readable(async () => {
      const small = sharp(bytes).autoOrient().resize({ width: lightWidth }).greyscale();
      const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
      return lightOfGrey(data, info.width, info.height);
    }),
};

async function readable<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (cause) {
    throw new UnreadableImageError(cause);
  }
}

/** Decodes the main image upright. Its own size counts, because the header may differ. */
async function fromHeic(bytes: Bytes) {
  const { default: decode } = await import('heic-decode');
  const images = await decode.all({ buffer: bytes });
  try {
    const [image] = images;
    if (!image || image.width * image.height > mostPixels) throw new UnreadableImageError();
    const { data, width, height } = await image.decode();
    return sharp(data, { raw: { width, height, channels: 4 } });
  } finally {
    images.dispose();
  }
}
