import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinPhone, splitPhone, typedNumber } from './phone-text.ts';

describe('phone numbers', () => {
  test.each([
    ['+65 81234567', '65', '81234567'],
    ['+6581234567', '65', '81234567'],
    ['+65 8123 4567', '65', '81234567'],
    ['0065 8123-4567', '65', '81234567'],
    ['＋６５ ８１２３４５６７', '65', '81234567'],
    ['+1 (212) 555-1234', '1', '2125551234'],
    ['+85291234567', '852', '91234567'],
    ['+66 812345678', '66', '812345678'],
    ['+7 9161234567', '7', '9161234567'],
    ['+353 851234567', '353', '851234567'],
    ['+886912345678', '886', '912345678'],
    ['+971501234567', '971', '501234567'],
    ['+65 ', '65', ''],
  ])('splits %s into +%s and %s', (text, callingCode, number) =>
    expect(splitPhone(text)).toEqual({ callingCode, number }),
  );

  test.each(['81234567', '', 'call me', '+'])('does not split %j', (text) => expect(splitPhone(text)).toBeUndefined());

  test("a calling code without a number is ''", () => {
    expect(joinPhone({ callingCode: '65', number: ' - ' })).toBe('');
    expect(joinPhone({ callingCode: '65', number: '8123 4567' })).toBe('+65 81234567');
  });

  test('splitting restores joined numbers of every calling code', () => {
    const digits = fc.stringMatching(/^\d{1,15}$/);
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,2}$/), digits, (callingCode, number) => {
        expect(splitPhone(joinPhone({ callingCode, number }))).toEqual({ callingCode, number });
      }),
    );
  });

  test('typing accepts separators but no letters', () => {
    expect(typedNumber('(8123) 45-67x')).toBe('(8123) 45-67');
    expect(typedNumber('๘๑๒๓')).toBe('8123');
  });
});
