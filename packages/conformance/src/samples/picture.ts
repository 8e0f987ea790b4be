import { crc32, deflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const drawn = new Map<string, Bytes>();

/**
 * Returns a PNG of a card or a face, with enough light and detail for servers that check pictures. Each `seed` gives a different file, and `text` becomes a
 * comment in it.
 */
export function picture(what: 'card' | 'face', seed: number, text?: string): Bytes {
  const key = JSON.stringify([what, seed, text]);
  const one = drawn.get(key) ?? draw(what, seed, text);
  drawn.set(key, one);
  return one;
}

function draw(what: 'card' | 'face', seed: number, text?: string): Bytes {
  const width = 640;
  const height = 400;
  const paint = what === 'face' ? face : card;
  const rows = new Uint8Array(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    at += 1; // filter 0
    for (let x = 0; x < width; x += 1) for (const part of paint(x, y, seed)) rows[at++] = part;
  }
  return png({ width, height, colourType: 2 }, rows, text);
}

/** Returns a small file that contains a white picture with so many pixels that decoding could exhaust a server. */
export const hugePicture = (): Bytes => {
  const width = 9000;
  const height = 6000;
  return png({ width, height, colourType: 0 }, new Uint8Array(height * (1 + width)));
};

type Header = { readonly width: number; readonly height: number; readonly colourType: 0 | 2 };
type Paint = (x: number, y: number, seed: number) => readonly number[];

const card: Paint = (x, y, seed) => {
  if (y > 320) return (x + seed) % 14 < 8 && y % 30 < 16 ? [40, 40, 48] : [245, 245, 240];
  if (x > 40 && x < 200 && y > 60 && y < 280) return [150 + ((x + y + seed) % 40), 160, 175];
  const line = y > 60 && y < 280 && y % 36 < 10 && x > 230 && x < 360 + ((y * 7 + seed * 13) % 220);
  return line ? [60, 64, 80] : [226, 232, 240];
};

const face: Paint = (x, y, seed) => {
  if (((x - 320) / 110) ** 2 + ((y - 200) / 150) ** 2 >= 1)
    return [200, 205, 212 + (((x >> 4) + (y >> 4) + seed) % 2) * 8];
  const eye = (left: number) => (x - left) ** 2 + (y - 165) ** 2 < 14 ** 2;
  if (eye(278) || eye(362)) return [50, 40, 40];
  return Math.abs(y - 270) < 6 && Math.abs(x - 320) < 40 ? [150, 80, 80] : [222, 184, 160 + (seed % 20)];
};

/** Returns a PNG (ISO/IEC 15948), with a comment if `text` is given. */
function png({ width, height, colourType }: Header, rows: Uint8Array, text?: string): Bytes {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, colourType);
  return new Uint8Array(
    Buffer.concat([
      new Uint8Array(SIGNATURE),
      chunk('IHDR', new Uint8Array(header.buffer)),
      ...(text ? [chunk('tEXt', new TextEncoder().encode(`Comment\0${text}`))] : []),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', new Uint8Array()),
    ]),
  );
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
