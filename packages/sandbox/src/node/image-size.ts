import sharp from 'sharp';
import { type ImageSize, isDecodable, UnreadableImageError } from '../domain/ports/image-tools.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Media type of HEIC files. */
export const HEIC = 'image/heic';

/**
 * Returns the width and height in the header of a picture, without decoding it. Does not compare them with the limits. Rejects with `UnreadableImageError` if
 * the header is invalid.
 */
export async function readImageSize(bytes: Bytes, type: string): Promise<ImageSize> {
  if (type === HEIC) return heicSize(bytes);
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch (cause) {
    throw new UnreadableImageError(cause);
  }
}

/**
 * Returns the size of one of the pictures in a HEIC file (`ispe` box, ISO/IEC 23008-12, 6.5.3): the first that is too large to decode, otherwise the largest.
 * Throws `UnreadableImageError` if there is none.
 */
function heicSize(bytes: Bytes): ImageSize {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let largest = { width: 0, height: 0 };
  for (let at = 4; at + 16 <= bytes.length && at < MOST_HEIC_HEADER; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!isDecodable(size)) return size;
    if (size.width * size.height > largest.width * largest.height) largest = size;
  }
  if (largest.width === 0) throw new UnreadableImageError();
  return largest;
}

const ISPE = 0x69_73_70_65;
/** Number of bytes that are searched. The boxes that describe pictures precede their data. */
const MOST_HEIC_HEADER = 256 * 1024;
