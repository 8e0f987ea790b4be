import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastCharacters, maskCharacters, splitCharacters, unmaskedEnd } from './mask-characters.ts';

const punctuation = fc.constantFrom(...'()-/. #·（）‐–+*_\u00a0\u200b');
const letters = fc.constantFrom(...'ABZ059éÉ王ก٣Ｚ');
/** Generates numbers with punctuation anywhere. */
const written = fc.array(fc.oneof(letters, punctuation), { maxLength: 30 }).map((signs) => signs.join(''));

test.each([
  ['AB123456(3)', 4, '4563'],
  ['A123456(3)', 4, ''],
  ['A123456(3)', 3, '563'],
  ['529.982.247-25', 4, '4725'],
  ['S9812381D', 4, '381D'],
  ['123456789', 4, '6789'],
  ['1234-5678', 4, ''],
  ['(123)456789-', 4, '6789'],
  ['----12345----', 2, '45'],
  ['123456789', 0, ''],
  ['', 4, ''],
])('for the number %s and %i readable characters, shows the end %j', (text, count, end) => {
  expect(unmaskedEnd(text, count)).toBe(end);
});

test('shows at most half of the letters and digits of a number, in order', () => {
  fc.assert(
    fc.property(written, fc.nat(12), (text, count) => {
      const end = splitCharacters(unmaskedEnd(text, count));
      expect(unmaskedEnd(text, count)).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
      expect(end.length * 2).toBeLessThanOrEqual(splitCharacters(text).length);
      expect(splitCharacters(text).slice(splitCharacters(text).length - end.length)).toEqual(end);
    }),
  );
});

test('punctuation does not change the visible end of a number', () => {
  fc.assert(
    fc.property(written, fc.nat(12), (text, count) => {
      const bare = splitCharacters(text).join('');
      expect(unmaskedEnd(text, count)).toBe(unmaskedEnd(bare, count));
      expect(lastCharacters(text, count)).toBe(lastCharacters(bare, count));
      expect(splitCharacters(maskCharacters(text, count).replaceAll('•', ''))).toEqual(
        splitCharacters(lastCharacters(bare, count)),
      );
    }),
  );
});
