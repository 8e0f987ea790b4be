import { encode } from 'uqr';

/** The width of the white border in modules (ISO/IEC 18004, 9.1). */
export const quietZone = 4;

/** A QR code as an SVG path. */
export type QrPath = {
  /** The SVG path of the dark modules. A module is one unit wide. */
  path: string;
  /** The width in units, including the white border. */
  size: number;
};

/**
 * Encodes a text as a QR code with error correction level M (15%). Returns undefined if the text is longer than 2,331
 * bytes.
 */
export function createQrPath(text: string): QrPath | undefined {
  const code = encoded(text);
  if (!code) return undefined;
  const path = code.data.flatMap((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { path: path.join(''), size: code.size };
}

/** Merges adjacent dark modules, so that no gaps appear between them. */
function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = [];
  for (const [x, dark] of row.entries()) {
    if (!dark) continue;
    const last = runs.at(-1);
    if (last && last.x + last.length === x) last.length += 1;
    else runs.push({ x, length: 1 });
  }
  return runs;
}

function encoded(text: string) {
  try {
    return encode(text, { ecc: 'M', border: quietZone });
  } catch (error) {
    if (error instanceof RangeError) return undefined; // uqr 0.1.3 throws "Data too long"
    throw error;
  }
}
