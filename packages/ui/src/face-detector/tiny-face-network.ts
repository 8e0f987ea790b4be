import { type Layer, layers, type QuantizedTensor } from './tiny-face-layers.ts';

/** Numbers of a square picture: row by row, all channels of a place beside each other. */
type Plane = { readonly side: number; readonly depth: number; readonly data: Float32Array };

type Weights = {
  readonly from: number;
  readonly to: number;
  readonly across: Float32Array | undefined;
  readonly mix: Float32Array;
  readonly bias: Float32Array;
};
export type TinyFaceModel = readonly Weights[];

/** What the last layer says of 25 numbers a cell: five anchors, each with a place, a size and a score. */
export type RawGrid = { readonly cells: number; readonly data: Float32Array };

export class ModelSizeError extends Error {
  override readonly name = 'ModelSizeError';
  constructor(given: number, wanted: number) {
    super(`The face model has ${given} bytes, not ${wanted}: its file and its table of layers are not of one version.`);
  }
}

/** Of the pictures that the model was trained on (@vladmandic/face-api 1.7.15, src/tinyFaceDetector/const.ts). */
const meanColour = [117.001, 114.697, 97.404] as const;
const LEAK = 0.1;

/** Reads the bytes of the model file. Throws ModelSizeError. */
export function readModel(bytes: Uint8Array): TinyFaceModel {
  const tensorsOf = ({ across, mix, bias }: Layer) => [...(across ? [across] : []), mix, bias];
  const wanted = layers.flatMap(tensorsOf).reduce((sum, { length }) => sum + length, 0);
  if (bytes.length !== wanted) throw new ModelSizeError(bytes.length, wanted);
  let at = 0;
  const next = ({ length, scale, least }: QuantizedTensor) => {
    const part = Float32Array.from(bytes.subarray(at, at + length), (byte) => byte * scale + least);
    at += length;
    return part;
  };
  return layers.map(({ from, to, across, mix, bias }) => ({
    from,
    to,
    across: across && next(across),
    mix: next(mix),
    bias: next(bias),
  }));
}

/** Runs the network over RGBA pixels of a square picture whose side is a multiple of 32. About 20 million multiplications at 160 × 160. */
export function runNetwork(model: TinyFaceModel, pixels: Uint8ClampedArray, side: number): RawGrid {
  const [first, ...others] = model;
  const last = others.pop();
  if (!first || !last) throw new ModelSizeError(0, 1);
  let plane = halved(leaky(firstLayer(first, coloursOf(pixels, side))));
  others.forEach((weights, index) => {
    plane = leaky(mixed(weights, filtered(weights, plane)));
    plane = index < others.length - 1 ? halved(plane) : spread(plane);
  });
  const { data, side: cells } = mixed(last, plane);
  return { cells, data };
}

function coloursOf(pixels: Uint8ClampedArray, side: number): Plane {
  const data = new Float32Array(side * side * 3);
  for (let place = 0; place < side * side; place++)
    for (let channel = 0; channel < 3; channel++)
      data[place * 3 + channel] = ((pixels[place * 4 + channel] ?? 0) - (meanColour[channel] ?? 0)) / 255;
  return { side, depth: 3, data };
}

/** A 3 × 3 filter over all three colours, without a margin: two rows and columns fewer come out. */
function firstLayer({ to, mix, bias }: Weights, { side, data }: Plane): Plane {
  const out = side - 2;
  const result = new Float32Array(out * out * to);
  for (let y = 0; y < out; y++)
    for (let x = 0; x < out; x++) {
      const target = (y * out + x) * to;
      for (let c = 0; c < to; c++) result[target + c] = bias[c] ?? 0;
      for (let row = 0; row < 3; row++)
        for (let of9 = 0; of9 < 9; of9++) {
          const value = data[((y + row) * side + x) * 3 + of9] ?? 0;
          const filter = (row * 9 + of9) * to;
          for (let c = 0; c < to; c++) result[target + c] = (result[target + c] ?? 0) + value * (mix[filter + c] ?? 0);
        }
    }
  return { side: out, depth: to, data: result };
}

/** A 3 × 3 filter for every channel on its own; outside of the picture there is nothing. */
function filtered({ across }: Weights, plane: Plane): Plane {
  if (!across) return plane;
  const { side, depth, data } = plane;
  const result = new Float32Array(data.length);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const target = (y * side + x) * depth;
      for (let row = Math.max(0, 1 - y); row < Math.min(3, side + 1 - y); row++)
        for (let column = Math.max(0, 1 - x); column < Math.min(3, side + 1 - x); column++) {
          const source = ((y + row - 1) * side + x + column - 1) * depth;
          const filter = (row * 3 + column) * depth;
          for (let c = 0; c < depth; c++)
            result[target + c] = (result[target + c] ?? 0) + (data[source + c] ?? 0) * (across[filter + c] ?? 0);
        }
    }
  return { side, depth, data: result };
}

/** Every place's channels become others. */
function mixed({ from, to, mix, bias }: Weights, { side, data }: Plane): Plane {
  const result = new Float32Array(side * side * to);
  for (let place = 0; place < side * side; place++) {
    const target = place * to;
    for (let c = 0; c < to; c++) result[target + c] = bias[c] ?? 0;
    for (let channel = 0; channel < from; channel++) {
      const value = data[place * from + channel] ?? 0;
      const filter = channel * to;
      for (let c = 0; c < to; c++) result[target + c] = (result[target + c] ?? 0) + value * (mix[filter + c] ?? 0);
    }
  }
  return { side, depth: to, data: result };
}

function leaky(plane: Plane): Plane {
  const { data } = plane;
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0;
    if (value < 0) data[at] = value * LEAK;
  }
  return plane;
}

/** The greatest of each 2 × 2, which stand side by side. */
const halved = (plane: Plane): Plane => greatest(plane, 2);

/** The greatest of each 2 × 2 around every place. */
const spread = (plane: Plane): Plane => greatest(plane, 1);

function greatest({ side, depth, data }: Plane, step: 1 | 2): Plane {
  const out = Math.ceil(side / step);
  const result = new Float32Array(out * out * depth).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < out; y++)
    for (let x = 0; x < out; x++) {
      const target = (y * out + x) * depth;
      for (let row = y * step; row < Math.min(y * step + 2, side); row++)
        for (let column = x * step; column < Math.min(x * step + 2, side); column++) {
          const source = (row * side + column) * depth;
          for (let c = 0; c < depth; c++) result[target + c] = Math.max(result[target + c] ?? 0, data[source + c] ?? 0);
        }
    }
  return { side: out, depth, data: result };
}
