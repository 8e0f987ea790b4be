import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

const digits = '0123456789';

/** Numbering systems of CLDR with ten digits. Others, such as Roman numerals, have no digits. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((system) => /^\p{Nd}{10}$/u.test(written(system)));

function written(system: string): string {
  const format = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
  return [...digits].map((digit) => format.format(Number(digit))).join('');
}

describe('digits of every script', () => {
  test('the test covers many CLDR numbering systems', () => expect(systems.length).toBeGreaterThan(60));

  test.each(systems)('maps the digits of %s to 0 to 9', (system) => expect(plainDigits(written(system))).toBe(digits));

  test('maps every decimal digit of Unicode', () => {
    const unicode = Array.from({ length: 0x110000 }, (_, codePoint) => String.fromCodePoint(codePoint)).join('\n');
    const all = unicode.match(/\p{Nd}/gu) ?? [];
    expect(all.length).toBeGreaterThan(700);
    expect(plainDigits(all.join(''))).toBe(digits.repeat(all.length / digits.length));
  });

  test.each(['²', '①', '½', '一', '〇', 'Ⅷ', '𐄇'])('leaves %s unchanged because it is not a decimal digit', (text) =>
    expect(plainDigits(text)).toBe(text),
  );

  const character = fc.nat(0x1ffff).map((codePoint) => String.fromCodePoint(codePoint));
  test('leaves other characters unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: character }), (text) => {
        const plain = plainDigits(text);
        expect(plain.replace(/\d/g, '')).toBe(text.replace(/\p{Nd}/gu, ''));
        expect(plainDigits(plain)).toBe(plain);
      }),
    );
  });
});
