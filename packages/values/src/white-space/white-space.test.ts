import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseText, removeWhiteSpace } from './white-space.ts';

/** Generates any text, often with characters whose rules depend on their neighbours. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(
      ' ',
      '\u3000',
      'a',
      'e',
      '\u0301',
      '\u200B',
      '\u200C',
      '\u200D',
      '\u00AD',
      '\uFE0F',
      '\u{E0100}',
      '\u180B',
      '\u180E',
      '葛',
      '\uFA19',
      'ක',
      '\u0DCA',
      'ر',
      'ا',
      '\u0653',
      'ᠨ',
      'က',
      '\uD800',
      '\uDC00',
    ),
  ),
});

describe('UI-05 white space', () => {
  test.each([
    ['  TAN  MING\tHENG ', 'TAN MING HENG'],
    ['陳\u3000大文', '陳 大文'],
    ['Blk 102\u00A0Bedok\nNorth', 'Blk 102 Bedok North'],
    ['\u202ALim\u202C', 'Lim'],
    ['e\u0301', 'é'],
    ['e\u200B\u0301', 'é'],
    ['Ｌｉｍ', 'Ｌｉｍ'],
    ['ക്\u200Dഷ', 'ക്\u200Dഷ'],
    ['ශ්\u200Dරී කුමාර', 'ශ්\u200Dරී කුමාර'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['অর্\u200Dযা', 'অর্\u200Dযা'],
    ['അവന്\u200D', 'അവന്\u200D'],
    ['ᠬᠠᠷ\u180Eᠠ ᠨ\u180B\u180E', 'ᠬᠠᠷ\u180Eᠠ ᠨ\u180B'],
    ['رضا\u200C علی\u200D', 'رضا علی'],
    ['می\u200C\u200Cنا', 'می\u200Cنا'],
    ['T\u200Da\u200Cn', 'Tan'],
    ['陳\u200D大\u200C文', '陳大文'],
    ['葛\u{E0100}城', '葛\u{E0100}城'],
    ['Tan\uFE0F\u{E0100}', 'Tan'],
    ['\uFA19\u6D77か\u3099', '\uFA19\u6D77が'],
    ['\u{2F81A}', '\u{2F81A}'],
    ['Tan\u00AD Ming\uFFFC\uFEFF\u061C', 'Tan Ming'],
    ['\u3164\u115F\uFFA0', ''],
    [' \u3000\n', ''],
  ])('`normaliseText` leaves single inner spaces in %j', (text, kept) => {
    expect(normaliseText(text)).toBe(kept);
  });

  test.each([
    [' S 1234 567 D ', 'S1234567D'],
    ['\u202A+65 9123\u00A04567\u202C', '+6591234567'],
    ['Ｓ１２３４\u3000５６７Ｄ', 'S1234567D'],
    ['a\u200D@b.example', 'a@b.example'],
    ['S1234\u00AD567\uFE0FD\uFFFC', 'S1234567D'],
    ['', ''],
  ])('`removeWhiteSpace` removes all white space from %j', (text, kept) => {
    expect(removeWhiteSpace(text)).toBe(kept);
  });

  test('normalising a text twice gives the same as once, with and without white space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
        expect(removeWhiteSpace(removeWhiteSpace(text))).toBe(removeWhiteSpace(text));
        expect(removeWhiteSpace(text)).not.toMatch(/\s/);
        expect(normaliseText(text)).not.toMatch(/^\s|\s$|\s\s/);
        expect(normaliseText(text)).not.toMatch(
          /(?![\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u200C\u200D])\p{Default_Ignorable_Code_Point}/u,
        );
      }),
    );
  });
});
