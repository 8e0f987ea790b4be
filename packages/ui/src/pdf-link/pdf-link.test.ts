import { expect, test } from 'vitest';
import { formatFileSize } from './pdf-link.tsx';

test.each([
  [1, '1 kB'],
  [182_400, '182 kB'],
  [999_499, '999 kB'],
  [1_000_000, '1.0 MB'],
  [5_249_000, '5.2 MB'],
])('formats a file size of %i bytes as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
