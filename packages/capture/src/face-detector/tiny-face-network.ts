import { type Layer, layers, type QuantizedTensor } from './tiny-face-layers.ts';

/** Values in row-major order. The channels of a pixel are next to each other. */
type FeatureMap = { readonly side: number; readonly depth: number; readonly data: Float32Array };

type Weights = {
  readonly from: number;
  readonly to: number;
  readonly across: Float32Array | undefined;
  readonly mix: Float32Array;
  readonly bias: Float32Array;
};
/** The weights of all layers, in order. */
export type TinyFaceModel = readonly Weights[];

/** The output of the last layer: 25 numbers for each cell, five for each anchor. */
export type NetworkOutput = { readonly cells: number; readonly data: Float32Array };

/** Thrown if the length of the model file does not match the layers. */
export class ModelSizeError extends Error {
  override readonly name = 'ModelSizeError';
  constructor(given: number, wanted: number) {
    super(
      `The face model has ${given} bytes, not ${wanted}: the file and the table of layers have different versions.`,
    );
  }
}

/** The mean colour of the training pictures (@vladmandic/face-api 1.7.15, src/tinyFaceDetector/const.ts). */
const meanColour = [117.001, 114.697, 97.404] as const;
/** The slope of the leaky ReLU for negative values. */
const LEAK = 0.1;

/** Parses the model file. Throws `ModelSizeError` if its length is wrong. */
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

/**
 * Runs the network on the RGBA pixels of a square picture, and returns the output of its last layer. `side` is in
 * pixels and must be a multiple of 32. Throws `ModelSizeError` if the model is empty.
 */
export function runNetwork(model: TinyFaceModel, pixels: Uint8ClampedArray, side: number): NetworkOutput {
  const [first, ...others] = model;
  const last = others.pop();
  if (!first || !last) throw new ModelSizeError(0, 1);
  let map = maxPoolHalf(leakyRelu(firstLayer(first, coloursOf(pixels, side))));
  others.forEach((weights, index) => {
    map = leakyRelu(pointwise(weights, depthwise(weights, map)));
    map = index < others.length - 1 ? maxPoolHalf(map) : maxPoolSame(map);
  });
  const { data, side: cells } = pointwise(last, map);
  return { cells, data };
}

function coloursOf(pixels: Uint8ClampedArray, side: number): FeatureMap {
  const data = new Float32Array(side * side * 3);
  for (let place = 0; place < side * side; place++)
    for (let channel = 0; channel < 3; channel++)
      data[place * 3 + channel] = ((pixels[place * 4 + channel] ?? 0) - (meanColour[channel] ?? 0)) / 255;
  return { side, depth: 3, data };
}

/** Applies the first 3 × 3 filter without padding, so the result is two pixels smaller. */
function firstLayer({ to, mix, bias }: Weights, { side, data }: FeatureMap): FeatureMap {
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

/** Applies a depthwise 3 × 3 filter with zero padding. */
function depthwise({ across }: Weights, map: FeatureMap): FeatureMap {
  if (!across) return map;
  const { side, depth, data } = map;
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

function pointwise({ from, to, mix, bias }: Weights, { side, data }: FeatureMap): FeatureMap {
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

function leakyRelu(map: FeatureMap): FeatureMap {
  const { data } = map;
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0;
    if (value < 0) data[at] = value * LEAK;
  }
  return map;
}

/** Applies max pooling of 2 × 2 with stride 2, which halves the side. */
const maxPoolHalf = (map: FeatureMap): FeatureMap => maxPool(map, 2);

/** Applies max pooling of 2 × 2 with stride 1, which preserves the side. */
const maxPoolSame = (map: FeatureMap): FeatureMap => maxPool(map, 1);

function maxPool({ side, depth, data }: FeatureMap, step: 1 | 2): FeatureMap {
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
