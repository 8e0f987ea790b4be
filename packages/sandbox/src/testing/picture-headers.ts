import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;
export type PictureSize = { readonly width: number; readonly height: number };

/** Returns a PNG whose header states a size, with `data` zero bytes of image data. */
export function createPng({ width, height }: PictureSize, data = 1024): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const part = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(Buffer.alloc(data));
  return new Uint8Array(
    Buffer.concat([signature, part('IHDR', header), part('IDAT', body), part('IEND', Buffer.alloc(0))]),
  );
}

/** Returns a small JPEG whose frame header states another size, at most 65,535 per side. */
export async function createJpeg({ width, height }: PictureSize): Promise<Bytes> {
  const bytes = await small().jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return new Uint8Array(bytes);
}

/** Returns a small lossless WebP whose header states another size, at most 16,383 per side. */
export async function createWebp({ width, height }: PictureSize): Promise<Bytes> {
  const bytes = await small().webp({ lossless: true }).toBuffer();
  const header = bytes.indexOf('VP8L') + 9;
  bytes.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, header);
  return new Uint8Array(bytes);
}

/** Returns the start of a HEIC file that contains a picture of each size. */
export function createHeic(...sizes: readonly PictureSize[]): Bytes {
  const boxes = sizes.map(({ width, height }) =>
    Buffer.concat([uint32(20), Buffer.from('ispe'), uint32(0), uint32(width), uint32(height)]),
  );
  return new Uint8Array(Buffer.concat([uint32(24), Buffer.from('ftypheic\0\0\0\0mif1heic'), ...boxes]));
}

const small = () => sharp({ create: { width: 16, height: 12, channels: 3, background: '#2a6' } });

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
