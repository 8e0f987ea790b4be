import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkMobile, normalisePhone } from './phone.ts';

const codes = (phone: string, country: string | undefined) =>
  checkMobile('mobile', phone, country).map(({ code }) => code);

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
    ['(+60) 12-345 6789', undefined],
    ['+60–12–345–6789', undefined],
    ['+60 (0)12-345 6789', undefined],
    ['+60 60123456789', undefined],
    ['\u2066+65 8123 4567\u2069', undefined],
    ['tel:+65-8123-4567', undefined],
    ['+65 8123 4567 ext. 2', undefined],
    ['8123 4567 (mobile)', 'SG'],
    ['', 'SG'],
    [' ', undefined],
  ])('accepts the mobile number %s in %s', (phone, country) => {
    expect(checkMobile('mobile', phone, country)).toEqual([]);
  });

  test.each([
    ['+6561234567', 'SG', 'mobile-format-singapore'],
    ['+6531234567', undefined, 'mobile-format-singapore'],
    ['+659123456', 'SG', 'mobile-format-singapore'],
    ['+65912345678', undefined, 'mobile-format-singapore'],
    ['+65 0812345678', undefined, 'mobile-format-singapore'],
    ['+60123456789', 'SG', 'mobile-format-singapore'],
    ['91234567', undefined, 'mobile-format'],
    ['12345', 'MY', 'mobile-format'],
    ['+1234567890123456', 'MY', 'mobile-format'],
    ['+60abc12345', 'MY', 'mobile-format'],
    ['+'.repeat(100_000), 'MY', 'mobile-format'],
    ['-', undefined, 'mobile-format'],
    ['call me', 'MY', 'mobile-format'],
    ['+0 123456789', undefined, 'mobile-format'],
    ['+65 8123 4567 or 8765 4321', undefined, 'mobile-format-singapore'],
    ['+60 12-345 6789 or 12-345 6780', undefined, 'mobile-format'],
    ['12-345 6789 / 12-345 6780', 'MY', 'mobile-format'],
    ['12-345 678²', 'MY', 'mobile-format'],
    [`+60 12-345 6789${' '.repeat(100)}0`, undefined, 'mobile-format'],
  ])('UI-04 rejects the mobile number %.20s in %s', (phone, country, code) => {
    expect(codes(phone, country)).toEqual([code]);
  });

  test.each([
    ['(+60) 12-345 6789', '+60123456789'],
    ['＋６０　１２ー３４５ー６７８９', '+60123456789'],
    ['+60 012-345 6789', '+60123456789'],
    ['+60 60123456789', '+60123456789'],
    ['tel:+60123456789;ext=2', '+60123456789'],
    ['012-345 6789', '0123456789'],
    ['12-345 6789 or 12-345 6780', '12-345 6789 or 12-345 6780'],
  ])('normalises the phone number %s to %s', (phone, number) => {
    expect(normalisePhone(phone)).toBe(number);
    expect(normalisePhone(number)).toBe(number);
  });

  test('normalising a number twice gives the same text as once, and Singapore mobile numbers may have any grouping', () => {
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
