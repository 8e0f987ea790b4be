import { expect, test } from 'vitest';
import { visualOrder } from './pdf-direction.ts';

test.each([
  ['a line in one direction', ['TAN', ' ', 'MING'], ['TAN', ' ', 'MING']],
  ['a right-to-left line', ['דוד', ' ', 'כהן'], ['כהן', ' ', 'דוד']],
  ['a name within a text', ['to', ' ', 'דוד', ' ', 'כהן', ' ', 'only'], ['to', ' ', 'כהן', ' ', 'דוד', ' ', 'only']],
  ['a number within a name', ['דוד', ' ', '12', ' ', 'כהן'], ['כהן', ' ', '12', ' ', 'דוד']],
  ['a word in two directions', ['Aדוד'], ['A', 'דוד']],
  ['brackets within a name', ['דוד', ' ', '(', 'כהן', ')'], [')', 'כהן', '(', ' ', 'דוד']],
])('orders %s from left to right', (_, line, order) => {
  const parts = visualOrder(line);
  expect(parts.map(({ text }) => text)).toEqual(order);
  const read = parts.toSorted((one, other) => one.order - other.order);
  expect(read.map(({ text }) => text).join('')).toBe(line.join(''));
});
