import { expect, test } from 'vitest';
import { positionWorth } from './position-worth.ts';

test.each([
  [{ quantity: '200' }, '31.6', '1', '6320'],
  [{ quantity: '-1', multiplier: '100' }, '4.54', '1.3412', '-608.9'],
  [{ quantity: '3' }, '0.005', '1', '0.02'],
])('%o at %s, worth %s each unit, is worth %s', (position, each, rate, worth) => {
  expect(positionWorth(position, each, rate)).toBe(worth);
});
