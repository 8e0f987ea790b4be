import { expect, test } from 'vitest';
import { slicesOf } from './ring.ts';

test('slices keep their order, from the top clockwise', () => {
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

test('one part is a whole ring', () => {
  expect(slicesOf([5])).toHaveLength(1);
  expect(slicesOf([5])[0]?.path).not.toBe('');
});
