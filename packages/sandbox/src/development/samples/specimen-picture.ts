import { type PrintedLine, printLine } from './specimen-passport.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a generated picture shows, such as the front of an identity document. */
export type Specimen =
  | 'identity-front'
  | 'identity-back'
  | 'address-proof'
  | 'diploma'
  | 'bank-transfer'
  | 'relationship-proof'
  | 'face'
  | 'face-handheld';

const WIDTH = 640;
const HEIGHT = 400;

/**
 * Draws an invented document or face as a PNG that passes the checks of light and detail. Each `seed` gives another picture. `printed` is the text of a
 * passport.
 */
export function drawSpecimen(kind: Specimen, seed: number, printed?: readonly PrintedLine[]): Promise<Bytes> {
  const name = `${kind} ${seed} ${JSON.stringify(printed)}`;
  const picture = drawn.get(name) ?? draw(kind, seed, printed);
  drawn.set(name, picture);
  return picture;
}

/** Pictures that were drawn before. They stay in memory, because there are only a few kinds and seeds. */
const drawn = new Map<string, Promise<Bytes>>();

async function draw(kind: Specimen, seed: number, printed?: readonly PrintedLine[]): Promise<Bytes> {
  const paint = kind === 'face' || kind === 'face-handheld' ? face : printed ? passport(printed) : card;
  const rows = new Uint8Array(HEIGHT * (1 + WIDTH * 3));
  let at = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    rows[at++] = 0;
    for (let x = 0; x < WIDTH; x += 1) {
      const [red, green, blue] = paint(x, y, seed);
      rows[at++] = red;
      rows[at++] = green;
      rows[at++] = blue;
    }
  }
  return encodePng(rows);
}

type Colour = readonly [number, number, number];
type Paint = (x: number, y: number, seed: number) => Colour;

/** Paints a card with a portrait, lines of text and a machine-readable zone. */
const card: Paint = (x, y, seed) => {
  if (x < 12 || y < 12 || x > WIDTH - 13 || y > HEIGHT - 13) return [90, 110, 140];
  if (y > 320) return (x + seed) % 14 < 8 && y % 30 < 16 ? [40, 40, 48] : [245, 245, 240];
  if (x > 40 && x < 200 && y > 60 && y < 280) return [150 + ((x + y + seed) % 40), 160, 175];
  const line = y > 60 && y < 280 && y % 36 < 10 && x > 230 && x < 360 + ((y * 7 + seed * 13) % 220);
  return line ? [60, 64, 80] : [226, 232, 240];
};

/** Returns a function that paints the photo page of a passport with the printed lines. */
function passport(printed: readonly PrintedLine[]): Paint {
  const ink = new Set<number>();
  for (const line of printed) printLine(line, (x, y) => ink.add(y * WIDTH + x));
  return (x, y, seed) => {
    if (x < 12 || y < 12 || x > WIDTH - 13 || y > HEIGHT - 13) return [90, 110, 140];
    if (ink.has(y * WIDTH + x)) return [40, 40, 48];
    if (y > 308) return [245, 245, 240];
    if (x > 40 && x < 200 && y > 60 && y < 280) return [150 + ((x + y + seed) % 40), 160, 175];
    return [226, 232, 240];
  };
}

/** Paints an oval face with eyes and a mouth in front of a light wall. */
const face: Paint = (x, y, seed) => {
  const inOval = ((x - 320) / 110) ** 2 + ((y - 200) / 150) ** 2 < 1;
  if (!inOval) return [200, 205, 212 + (((x >> 4) + (y >> 4) + seed) % 2) * 8];
  const eye = (left: number) => (x - left) ** 2 + (y - 165) ** 2 < 14 ** 2;
  if (eye(278) || eye(362)) return [50, 40, 40];
  const mouth = Math.abs(y - 270) < 6 && Math.abs(x - 320) < 40;
  return mouth ? [150, 80, 80] : [222, 184, 160 + (seed % 20)];
};

/** Encodes a PNG (ISO/IEC 15948): signature, header, one compressed image chunk, end. */
async function encodePng(rows: Bytes): Promise<Bytes> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, WIDTH);
  header.setUint32(4, HEIGHT);
  // 8 bits per sample, RGB.
  header.setUint16(8, 0x0802);
  const compressed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate')));
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', new Uint8Array(await compressed.arrayBuffer())),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function chunk(name: string, data: Bytes): Bytes {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function crc32(bytes: Bytes): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
