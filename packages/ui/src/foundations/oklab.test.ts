import { expect, test } from 'vitest';
import { mixed } from './oklab.ts';

test.each([
  ['#0b5667', '#ffffff', 1, '#0b5667'],
  ['#0b5667', '#ffffff', 0, '#ffffff'],
  // half of the lightness that is seen, a fifth of the light that is measured
  ['#ffffff', '#000000', 0.5, '#636363'],
])('%s over %s, %d of it, is %s', (front, ground, share, painted) => expect(mixed(front, ground, share)).toBe(painted));
