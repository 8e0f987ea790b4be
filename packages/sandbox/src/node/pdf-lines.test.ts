import { type Language, languages } from '@quayside/i18n/language';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './pdf-lines.ts';

const widthOf = (word: string) => [...word].length;
const linesOf = (text: string, width: number, language: Language) =>
  breakLines(text, width, widthOf, language).map((line) => line.join(''));

test.each([
  ['en', 'Under penalties of perjury, I declare', 12, ['Under', 'penalties of', 'perjury, I', 'declare']],
  ['en', 'worth SGD\u00a01,234.50 today', 12, ['worth', 'SGD\u00a01,234.50', 'today']],
  ['en', 'a0b1c2d3e4f5', 5, ['a0b1c', '2d3e4', 'f5']],
  ['ja', '英語の本文が正文です。', 10, ['英語の本文が正文', 'です。']],
  ['th', 'ข้าพเจ้าขอรับรองว่า', 10, ['ข้าพเจ้าขอ', 'รับรองว่า']],
  ['ja', 'お客様の口座は開設済みです', 6, ['お客様の', '口座は開設', '済みです']],
  ['th', 'บัญชีมาร์จิ้นก่อนขอ', 9, ['บัญชี', 'มาร์จิ้น', 'ก่อนขอ']],
] as const)('breaks a text in %s into lines: %s (%i characters)', (language, text, width, lines) => {
  expect(linesOf(text, width, language)).toEqual(lines);
});

test('preserves every character of a text in lines within the width', () => {
  fc.assert(
    fc.property(fc.lorem(), fc.constantFrom(...languages), fc.integer({ min: 6, max: 40 }), (text, language, width) => {
      const lines = linesOf(text, width, language);
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      // Only a hanging full stop may exceed the line.
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(width + 1);
    }),
  );
});
