import type { FileKind } from '@quayside/platform/internals/file-kind';

/** The width and height of a picture in pixels. */
export type Size = { readonly width: number; readonly height: number };

/**
 * Returns the size of an image from its header, before decoding (F31). Returns undefined if the header is incomplete or
 * invalid, or if the kind has no size.
 */
export function readImageSize(kind: FileKind, bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[kind as keyof typeof readers]?.(view, bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined; // the header points beyond the end of the file
    throw error;
  }
}

const readers = {
  jpeg: jpegSize,
  png: (view: DataView): Size => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  webp: webpSize,
  heic: (view: DataView, bytes: Uint8Array) => largestExtent(view, bytes, 0, view.byteLength),
} satisfies Partial<Record<FileKind, (view: DataView, bytes: Uint8Array) => Size | undefined>>;

/**
 * Returns the size in the first frame header of a JPEG (ITU-T T.81, B.2.2), or undefined without one. The marker of a
 * frame header is C0 to CF, except for the tables C4, C8 and CC.
 */
function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Returns the size in any of the three WebP formats (RFC 9649, 2.5–2.7). */
function webpSize(view: DataView, bytes: Uint8Array): Size | undefined {
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return undefined;
  }
}

/**
 * The boxes that contain the `ispe` properties, with the number of bytes between their header and their children
 * (ISO/IEC 23008-12, 6.5.3).
 */
const boxes: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

/** Returns the size of the largest picture in a HEIC file. Tiled photos also list the size of a tile. */
function largestExtent(view: DataView, bytes: Uint8Array, from: number, to: number): Size | undefined {
  let largest: Size | undefined;
  let at = from;
  while (at + 8 <= to) {
    const length = view.getUint32(at);
    const name = ascii(bytes, at + 4, at + 8);
    const header = length === 1 ? 16 : 8;
    const size = length === 1 ? Number(view.getBigUint64(at + 8)) : length || to - at;
    if (size < header) break;
    const end = Math.min(at + size, to);
    const skip = boxes[name];
    const found =
      name === 'ispe'
        ? { width: view.getUint32(at + 12), height: view.getUint32(at + 16) }
        : skip !== undefined && largestExtent(view, bytes, at + header + skip, end);
    if (found && (!largest || found.width * found.height > largest.width * largest.height)) largest = found;
    at = end;
  }
  return largest;
}

const uint24 = (view: DataView, at: number) =>
  view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
