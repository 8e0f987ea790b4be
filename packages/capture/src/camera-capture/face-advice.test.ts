import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFaceAdvice } from './face-advice.ts';

const face = (width: number, x = 0.5, y = 0.475) => ({
  x: x - width / 2,
  y: y - width / 2,
  width,
  height: width,
  score: 0.8,
});

test.each([
  ['a face in the oval', [face(0.6)], undefined],
  ['a picture without a face', [], 'no-face'],
  ['two faces of similar size', [face(0.6), face(0.5, 0.9)], 'many-faces'],
  ['a face with a small one in the background', [face(0.6), face(0.2, 0.9)], undefined],
  ['a distant face', [face(0.44)], 'too-far'],
  ['a face at arm’s length', [face(0.68)], undefined],
  ['a face that is cut off', [face(0.95)], 'too-near'],
  ['a face beside the oval', [face(0.6, 0.7)], 'off-centre'],
  ['a face above the oval', [face(0.6, 0.5, 0.3)], 'off-centre'],
])('returns the face advice for %s', (_, faces, advice) => {
  expect(getFaceAdvice(faces)).toBe(advice);
});

test('reports a face that moved since the previous frame', () => {
  expect(getFaceAdvice([face(0.6, 0.58)], [face(0.6, 0.5)])).toBe('moving');
  expect(getFaceAdvice([face(0.6, 0.52)], [face(0.6, 0.5)])).toBeUndefined();
});

test('returns the same advice for any order of faces', () => {
  const some = fc.array(
    fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
      width: fc.double({ min: 0.05, max: 1, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(some, (places) => {
      const faces = places.map(({ x, y, width }) => face(width, x, y));
      const sizes = new Set(faces.map(({ width, height }) => width * height));
      fc.pre(sizes.size === faces.length);
      expect(getFaceAdvice(faces.toReversed())).toBe(getFaceAdvice(faces));
    }),
  );
});
