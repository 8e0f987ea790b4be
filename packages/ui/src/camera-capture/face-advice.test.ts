import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceAdvice } from './face-advice.ts';

const face = (width: number, x = 0.5, y = 0.475) => ({
  x: x - width / 2,
  y: y - width / 2,
  width,
  height: width,
  score: 0.8,
});

test.each([
  ['one in the oval', [face(0.6)], undefined],
  ['none', [], 'no-face'],
  ['two of a size', [face(0.6), face(0.5, 0.9)], 'many-faces'],
  ['one, and a small one far behind', [face(0.6), face(0.2, 0.9)], undefined],
  ['far (measured 0.44)', [face(0.44)], 'too-far'],
  ['near (measured 0.68)', [face(0.68)], undefined],
  ['chin and forehead cut off', [face(0.95)], 'too-near'],
  ['to the side', [face(0.6, 0.7)], 'off-centre'],
  ['too high', [face(0.6, 0.5, 0.3)], 'off-centre'],
])('%s', (_, faces, advice) => {
  expect(faceAdvice(faces)).toBe(advice);
});

test('a face that moved since the previous frame gets advice', () => {
  expect(faceAdvice([face(0.6, 0.58)], [face(0.6, 0.5)])).toBe('moving');
  expect(faceAdvice([face(0.6, 0.52)], [face(0.6, 0.5)])).toBeUndefined();
});

test('the order of the faces does not matter', () => {
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
      expect(faceAdvice(faces.toReversed())).toBe(faceAdvice(faces));
    }),
  );
});
