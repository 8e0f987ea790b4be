import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableEnd } from './masked-text.tsx';

test.each([
  ['S9812381D', 4, '381D'],
  ['12345678', 4, ''],
  ['123456789', 4, '6789'],
  ['123456789', 0, ''],
  ['', 4, ''],
])('%s with %i characters kept shows %j', (value, keepEnd, end) => {
  expect(readableEnd(value, keepEnd)).toBe(end);
});

test('shows less than half of any value', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(12), (value, keepEnd) => readableEnd(value, keepEnd).length * 2 <= value.length),
  );
});
