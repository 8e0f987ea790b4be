import { getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { callingCode, callingCodes } from '../calling-codes/calling-codes.ts';
import { checkMobile } from '../phone.ts';
import { adviseOnMobile, toE164 } from './mobile-numbers.ts';

const planned = callingCodes.flatMap(({ country }) => {
  const example = getExampleNumber(country as Parameters<typeof getExampleNumber>[0], examples);
  return example ? [[country, example.number] as const] : [];
});

describe('mobile numbers of all countries', () => {
  test.each(planned)('accepts for %s the example number %s of the numbering plan', (country, number) => {
    expect(checkMobile('mobile', number, country)).toEqual([]);
    expect(adviseOnMobile('mobile', number, country)).toEqual([]);
    expect(number.startsWith(callingCode(country) ?? 'none')).toBe(true);
  });

  test.each([
    ['012-345 6789', 'MY', '+60123456789'],
    ['9123 4567', 'SG', '+6591234567'],
    ['+852 9123 4567', 'SG', '+85291234567'],
    ['081-234-5678', 'TH', '+66812345678'],
    ['+66 081 234 5678', undefined, '+66812345678'],
    ['9123 4567 ext 2', 'SG', '+6591234567'],
    ['9123 4567 or 9876 5432', 'SG', undefined],
    ['nothing', 'SG', undefined],
    ['91234567', 'XX', undefined],
  ])('converts %s in %s to %s', (typed, country, number) => {
    expect(toE164(typed, country)).toBe(number);
  });

  test('gives advice for a fixed line, not an error', () => {
    expect(adviseOnMobile('mobile', '+60312345678', 'MY')).toEqual([
      { path: 'mobile', code: 'mobile-unusual', values: { callingCode: '+60' }, level: 'advice' },
    ]);
    expect(adviseOnMobile('mobile', 'nothing', '')).toHaveLength(1);
  });
});
