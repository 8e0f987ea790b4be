import { expect, test } from 'vitest';
import { randomFraction, randomId } from './random-id.ts';

test('randomId returns a different version 4 UUID for each call', () => {
  const ids = Array.from({ length: 10_000 }, () => randomId());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('derives random ids and fractions only from the given source', () => {
  expect(randomId((bytes) => bytes.fill(0))).toBe('00000000-0000-4000-8000-000000000000');
  expect(randomId((bytes) => bytes.fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(randomFraction((bytes) => bytes.fill(0))).toBe(0);
  expect(randomFraction((bytes) => bytes.fill(255))).toBeLessThan(1);
  expect(randomFraction((bytes) => bytes.fill(128))).toBeCloseTo(0.502, 3);
});
