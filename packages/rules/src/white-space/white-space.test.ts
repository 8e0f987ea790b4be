import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collapse, strip } from './white-space.ts';

const anyText = fc.string({ unit: 'binary' });

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
    [' \u3000\n', ''],
  ])('collapse keeps single inner spaces: %j', (text, kept) => {
    expect(collapse(text)).toBe(kept);
  });

  test.each([
    [' S 1234 567 D ', 'S1234567D'],
    ['\u202A+65 9123\u00A04567\u202C', '+6591234567'],
    ['Ｓ１２３４\u3000５６７Ｄ', 'S1234567D'],
    ['a\u200D@b.example', 'a@b.example'],
    ['', ''],
  ])('strip leaves no white space: %j', (text, kept) => {
    expect(strip(text)).toBe(kept);
  });

  test('both are idempotent and strip leaves nothing to collapse', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(collapse(collapse(text))).toBe(collapse(text));
        expect(strip(strip(text))).toBe(strip(text));
        expect(strip(text)).not.toMatch(/\s/);
        expect(collapse(text)).not.toMatch(/^\s|\s$|\s\s/);
      }),
    );
  });
});
