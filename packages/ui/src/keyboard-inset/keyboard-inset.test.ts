import { expect, test } from 'vitest';
import { keyboardInset } from './keyboard-inset.ts';

test.each([
  ['no keyboard', { height: 800, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard of 300', { height: 500, offsetTop: 0, scale: 1 }, 300],
  ['a keyboard that pushes the page up', { height: 500, offsetTop: 120, scale: 1 }, 180],
  ['a page that is zoomed in', { height: 400, offsetTop: 0, scale: 2 }, 0],
  ['a viewport taller than the layout while the browser bars retract', { height: 856, offsetTop: 0, scale: 1 }, 0],
])('returns the height of the on-screen keyboard for %s', (_, viewport, inset) => {
  expect(keyboardInset(800, viewport)).toBe(inset);
});
