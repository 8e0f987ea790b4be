import convertHeic from 'heic-convert';
import sharp from 'sharp';
import { type ImageTools, UnreadableImageError } from '../documents/image-tools.ts';
import { lightOfGrey, lightWidth } from '../documents/light.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const HEIC = 'image/heic';
const PNG = 'image/png';
const JPEG = 'image/jpeg';
/** Text on documents stays sharp, and a photo of 12 MP stays around 3 MB. */
const QUALITY = 88;

/** sharp, which reads JPEG, PNG and WebP; HEIC is converted before, because its prebuilt libvips cannot decode it. */
export const sharpImages: ImageTools = {
  sizeOf: (bytes, type) => readable(async () => (type === HEIC ? heicSize(bytes) : sharpSize(bytes))),
  clean: (bytes, type) =>
    readable(async () => {
      const target = type === PNG ? PNG : JPEG;
      const image = sharp(type === HEIC ? await fromHeic(bytes) : bytes, { failOn: 'error' }).autoOrient();
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

/** Of the header: the limit on pixels is the caller's to apply. */
async function sharpSize(bytes: Bytes) {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height };
}

const fromHeic = async (bytes: Bytes) =>
  new Uint8Array(await convertHeic({ buffer: bytes, format: 'JPEG', quality: 0.92 }));

/** The largest `ispe` box (ISO/IEC 23008-12, 6.5.3): an item's width and height, found without decoding anything. */
function heicSize(bytes: Bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest = { width: 0, height: 0 };
  for (let at = 4; at + 16 <= bytes.length && at < MOST_HEIC_HEADER; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (size.width * size.height > largest.width * largest.height) largest = size;
  }
  if (largest.width === 0) throw new UnreadableImageError();
  return largest;
}

const ISPE = 0x69_73_70_65;
/** The boxes that describe the items stand before the pictures. */
const MOST_HEIC_HEADER = 256 * 1024;
