import { expect, test } from 'vitest';
import { visualOrder } from './pdf-direction.ts';

test.each([
  ['one direction', ['TAN', ' ', 'MING'], ['TAN', ' ', 'MING']],
  ['the other direction', ['דוד', ' ', 'כהן'], ['כהן', ' ', 'דוד']],
  ['a name within a text', ['to', ' ', 'דוד', ' ', 'כהן', ' ', 'only'], ['to', ' ', 'כהן', ' ', 'דוד', ' ', 'only']],
  ['a number within a name', ['דוד', ' ', '12', ' ', 'כהן'], ['כהן', ' ', '12', ' ', 'דוד']],
  ['a part of a word', ['Aדוד'], ['A', 'דוד']],
  ['brackets of a name', ['דוד', ' ', '(', 'כהן', ')'], [')', 'כהן', '(', ' ', 'דוד']],
])('%s', (_, line, order) => {
  const parts = visualOrder(line);
  expect(parts.map(({ text }) => text)).toEqual(order);
  const read = parts.toSorted((one, other) => one.order - other.order);
  expect(read.map(({ text }) => text).join('')).toBe(line.join(''));
});
