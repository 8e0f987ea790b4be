/** The three planes of a decoded picture with 8 bits a sample: brightness, and colour at half the width and height (4:2:0). */
export type YuvPlanes = {
  readonly width: number;
  readonly height: number;
  readonly y: Uint8Array;
  readonly cb: Uint8Array;
  readonly cr: Uint8Array;
  /** The bytes of a row of `y`, and of a row of `cb` and `cr`. */
  readonly strides: readonly [y: number, colour: number];
  /** The matrix coefficients of ITU-T H.273, such as 1 for BT.709, and whether the samples use all 256 values. */
  readonly matrix: number;
  readonly isFullRange: boolean;
};

/** Shares of red and blue in the brightness, by matrix coefficients (ITU-T H.273, table 4). All others have those of BT.601. */
const shares: Readonly<Record<number, readonly [red: number, blue: number]>> = {
  1: [0.2126, 0.0722],
  9: [0.2627, 0.0593],
  10: [0.2627, 0.0593],
};

/** Converts the rows from `from` up to, not including, `to` to opaque RGBA. */
export function readYuvRows(planes: YuvPlanes, from: number, to: number): Uint8ClampedArray<ArrayBuffer> {
  const { width, y, cb, cr, strides, matrix, isFullRange } = planes;
  const [red, blue] = shares[matrix] ?? [0.299, 0.114];
  const [black, light, colour] = isFullRange ? [0, 1, 1] : [16, 255 / 219, 255 / 224];
  const toRed = 2 * (1 - red) * colour;
  const toBlue = 2 * (1 - blue) * colour;
  const green = 1 - red - blue;
  const [greenOfBlue, greenOfRed] = [(toBlue * blue) / green, (toRed * red) / green];
  const rgba = new Uint8ClampedArray((to - from) * width * 4);
  let at = 0;
  for (let row = from; row < to; row += 1) {
    const line = row * strides[0];
    const colourLine = (row >> 1) * strides[1];
    for (let column = 0; column < width; column += 1) {
      const brightness = ((y[line + column] ?? 0) - black) * light;
      const blueness = (cb[colourLine + (column >> 1)] ?? 0) - 128;
      const redness = (cr[colourLine + (column >> 1)] ?? 0) - 128;
      rgba[at] = brightness + toRed * redness;
      rgba[at + 1] = brightness - greenOfRed * redness - greenOfBlue * blueness;
      rgba[at + 2] = brightness + toBlue * blueness;
      rgba[at + 3] = 255;
      at += 4;
    }
  }
  return rgba;
}
