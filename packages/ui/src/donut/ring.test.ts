import { expect, test } from 'vitest';
import { createSlicePaths } from './ring.ts';

test('draws the slices of a ring in order, clockwise from the top', () => {
  const [first, second] = createSlicePaths([1, 1]);
  expect(first, 'first slice is on the right').toMatch(/^M[\d.e-]+,-48A48,48,0,[01],1,[\d.e-]+,48L/);
  expect(second, 'second slice is on the left').toMatch(/^M[\d.e-]+,48A48,48,0,[01],1,[\d.e-]+,-48L/);
  expect(first).not.toContain('NaN');
});

test('draws a full ring for the only part of a donut', () => {
  expect(createSlicePaths([5])).toHaveLength(1);
  expect(createSlicePaths([5])[0]).not.toBe('');
});
