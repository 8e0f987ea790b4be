import { expect, test } from 'vitest';
import { slicesOf } from './ring.ts';

test('draws slices in order, clockwise from the top', () => {
  const [first, second] = slicesOf([1, 1]);
  expect(first?.number?.x).toBeCloseTo(45);
  expect(second?.number?.x).toBeCloseTo(-45);
  expect(first?.path).not.toContain('NaN');
});

test('a thin slice has no number', () => {
  const [wide, thin] = slicesOf([99, 1]);
  expect(wide?.number).toBeDefined();
  expect(thin?.number).toBeUndefined();
});

test('a single part is a full ring', () => {
  expect(slicesOf([5])).toHaveLength(1);
  expect(slicesOf([5])[0]?.path).not.toBe('');
});
