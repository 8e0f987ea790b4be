import sharp from 'sharp';
import { type ImageTools, mostPixels, UnreadableImageError } from '../documents/image-tools.ts';
import { lightOfGrey, lightWidth } from '../documents/light.ts';
import { HEIC } from './image-size.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const PNG = 'image/png';
const JPEG = 'image/jpeg';
/** Text on documents stays sharp, and a photo of 12 MP stays around 3 MB. */
const QUALITY = 88;

/**
 * The work that decodes. sharp reads JPEG, PNG and WebP; its prebuilt libvips cannot decode HEIC, so libheif does that, which keeps its
 * thread busy for seconds: image-worker.ts runs this, not the server's own thread.
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

/** The main picture, upright. Its own size counts: the header may have named another one. */
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
