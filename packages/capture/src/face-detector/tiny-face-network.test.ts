import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawSampleFace } from './sample-face.ts';
import { decodeFaces } from './tiny-face-boxes.ts';
import { ModelSizeError, readModel, runNetwork } from './tiny-face-network.ts';
import weights from './tiny-face-weights.json' with { type: 'json' };

const bytes = new Uint8Array(Buffer.from(weights.base64, 'base64'));
const model = readModel(bytes);

/**
 * Results of @vladmandic/face-api 1.7.15 for the same pixels on the CPU backend of tfjs: numbers of the last layer,
 * their sum, and the boxes.
 */
const libraryAnswers = [
  {
    side: 96,
    drawing: {},
    sum: -896.599,
    numbers: { 0: 0.2455, 100: -0.2387 },
    boxes: [[0.221, 0.291, 0.519, 0.445, 0.779]],
  },
  {
    side: 160,
    drawing: { middle: 0.4 },
    sum: -2256.903,
    numbers: { 0: 0.6031, 100: -1.8572, 312: -0.0861, 400: 1.578, 624: -18.4357 },
    boxes: [[0.157, 0.263, 0.444, 0.456, 0.561]],
  },
  {
    side: 160,
    drawing: { middle: 0.3, size: 0.6 },
    sum: -2432.886,
    numbers: { 0: 0.3735, 100: -2.2961, 312: 0.0678, 400: 0.9578, 624: -29.908 },
    boxes: [[0.141, 0.381, 0.304, 0.272, 0.6]],
  },
] as const;

test.each(libraryAnswers)(
  'returns the same faces as the library for $drawing at $side px',
  ({ side, drawing, sum, numbers, boxes }) => {
    const raw = runNetwork(model, drawSampleFace(side, drawing), side);
    expect(raw.data.reduce((all, one) => all + one, 0)).toBeCloseTo(sum, 1);
    for (const [at, number] of Object.entries(numbers)) expect(raw.data[Number(at)]).toBeCloseTo(number, 3);
    const found = decodeFaces(raw).map(({ x, y, width, height, score }) => [x, y, width, height, score]);
    expect(found).toHaveLength(boxes.length);
    for (const [face, box] of boxes.entries())
      for (const [at, number] of box.entries()) expect(found[face]?.[at]).toBeCloseTo(number, 2);
  },
);

test('detects two faces in one picture', () => {
  const left = drawSampleFace(160, { middle: 0.3, size: 0.6 });
  const right = drawSampleFace(160, { middle: 0.7, size: 0.6 });
  const both = left.map((value, at) => ((at >> 2) % 160 < 80 ? value : (right[at] ?? 0)));
  expect(decodeFaces(runNetwork(model, both, 160))).toHaveLength(2);
});

test.each([
  ['white', 255],
  ['grey', 128],
  ['black', 0],
])('detects no face on a %s wall', (_, light) => {
  expect(decodeFaces(runNetwork(model, new Uint8ClampedArray(96 * 96 * 4).fill(light), 96))).toEqual([]);
});

test('loads a model file with the same bytes as that of the library', () => {
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(weights.sha256);
  expect(() => readModel(bytes.subarray(1))).toThrow(ModelSizeError);
});
