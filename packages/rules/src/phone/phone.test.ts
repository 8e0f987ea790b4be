import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMobile, normalisePhone } from './phone.ts';

const wrong = [{ path: 'mobile', code: 'mobile-format' }];

describe('mobile numbers', () => {
  test.each([
    ['+6591234567', undefined],
    ['+65 8123 4567', 'SG'],
    ['91234567', 'SG'],
    ['6591234567', 'SG'],
    ['0065 9123-4567', undefined],
    ['＋６５９１２３４５６７', 'SG'],
    ['+60 12-345 6789', 'MY'],
    ['012-345 6789', 'MY'],
    ['+66812345678', 'TH'],
    ['+852 9123 4567', 'HK'],
    ['91234567', 'HK'],
    ['+1 (212) 555-1234', undefined],
    ['+123456', 'XX'],
    ['', 'SG'],
    [' ', undefined],
  ])('%s in %s is accepted', (phone, country) => {
    expect(checkMobile('mobile', phone, country)).toEqual([]);
  });

  test.each([
    ['+6561234567', 'SG'],
    ['+6531234567', undefined],
    ['+659123456', 'SG'],
    ['+65912345678', undefined],
    ['+60123456789', 'SG'],
    ['91234567', undefined],
    ['12345', 'MY'],
    ['+1234567890123456', 'MY'],
    ['+60abc12345', 'MY'],
    ['+'.repeat(100_000), 'MY'],
  ])('%.20s in %s is refused', (phone, country) => {
    expect(checkMobile('mobile', phone, country)).toEqual(wrong);
  });

  test('normalising is idempotent and every Singapore mobile is accepted however it is grouped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[89]\d{7}$/), fc.constantFrom(' ', '-', '', '\u00A0', '.'), (local, mark) => {
        const typed = `+65${mark}${local.slice(0, 4)}${mark}${local.slice(4)}`;
        expect(checkMobile('mobile', typed)).toEqual([]);
        expect(normalisePhone(typed)).toBe(`+65${local}`);
        expect(normalisePhone(normalisePhone(typed))).toBe(`+65${local}`);
      }),
    );
  });
});
