import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactNumber } from './number-text/number-text.ts';
import { normaliseCode } from './numbers.ts';

/** Numbering systems of Intl with decimal digits. `hanidec` uses ideographs, which are not digits in Unicode. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => system !== 'hanidec');
const write = (number: bigint, system: string) =>
  new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(number);

const dashes = [...'-‐‑‒–—―−－﹣ー～〜~ㅡ⁃˗・･·‧•'];

describe('a code', () => {
  test.each([
    [' sw1a 1aa ', 'SW1A1AA'],
    ['〒150-0001', '150-0001'],
    ['１５０ー０００１', '150-0001'],
    ['〒 ๑๕๐–๐๐๐๑', '150-0001'],
    ['12\u00AD34', '1234'],
    ['\u202Aga-184\u20114164\u202C', 'GA-184-4164'],
    ['ＢＦＰＯ　８０１', 'BFPO801'],
    ['', ''],
  ])('normalises the code %j to %j', (typed, kept) => expect(normaliseCode(typed)).toBe(kept));

  test('a code with any dash and any digits is normalised to the same text', () => {
    const groups = fc.array(fc.bigInt(1n, 99_999n), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(groups, fc.constantFrom(...systems), fc.constantFrom(...dashes), (parts, system, dash) => {
        const typed = parts.map((part) => write(part, system)).join(dash);
        expect(normaliseCode(typed)).toBe(parts.join('-'));
        expect(compactNumber(typed)).toBe(parts.join(''));
      }),
    );
  });

  test('normalising a code twice gives the same text as once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normaliseCode(normaliseCode(text))).toBe(normaliseCode(text));
        expect(compactNumber(compactNumber(text))).toBe(compactNumber(text));
      }),
    );
  });
});
