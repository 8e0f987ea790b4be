import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '../country/country.ts';
import { checkPostalCode, hasPostalCode, normalisePostalCode } from './postal-code.ts';

const wrong = [{ path: 'postalCode', code: 'postal-code-format' }];
const check = (country: string, code: string) => checkPostalCode('postalCode', country, code);

describe('postal code format by country', () => {
  test.each([
    ['SG', '460102'],
    ['SG', ' 460 102 '],
    ['SG', '４６０１０２'],
    ['SG', 'S460102'],
    ['SG', 'S(460102)'],
    ['SG', 's （４６０１０２）'],
    ['SG', 'Singapore 460102'],
    ['SG', 'SG-460102'],
    ['MY', '50450'],
    ['TH', '10110'],
    ['TW', '100'],
    ['TW', '10001'],
    ['TW', '100001'],
    ['JP', '100-0001'],
    ['JP', '1000001'],
    ['CN', '100000'],
    ['IN', '110001'],
    ['ID', '10110'],
    ['KR', '03051'],
    ['AU', '2000'],
    ['PH', '1000'],
    ['VN', '10000'],
    ['VN', '100000'],
    ['GB', 'sw1a 1aa'],
    ['US', '94105-1234'],
    ['CA', 'k1a 0b1'],
    ['NL', '1012 AB'],
    ['FK', 'FIQQ 1ZZ'],
    ['HK', 'anything'],
    ['MO', '999078'],
    ['AE', '00000'],
    ['QA', '22999'],
    ['SG', ''],
  ])('UI-04 accepts for %s the postal code %s', (country, code) => {
    expect(check(country, code)).toEqual([]);
  });

  test.each([
    ['SG', '4601'],
    ['SG', '46010A'],
    ['MY', '504500'],
    ['TW', '1000'],
    ['JP', '100-001'],
    ['IN', '010001'],
    ['VN', '1000'],
    ['QA', '!'],
    ['GB', '--'],
    ['KZ', 'А15Х1У2'],
    ['toString', '!'],
    ['GB', 'A'.repeat(100_000)],
  ])('UI-04 rejects for %s the postal code %.12s', (country, code) => {
    expect(check(country, code)).toEqual(wrong);
  });

  test.each(['749999', '830000', '000000'])('UI-04 gives advice for the unknown Singapore sector in %s', (code) => {
    expect(check('SG', code)).toEqual([{ path: 'postalCode', code: 'postal-code-sector', level: 'advice' }]);
  });

  test('never throws for any country and code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes, 'XX', ''), fc.string({ unit: 'binary' }), (country, code) => {
        expect(check(country, code).length).toBeLessThanOrEqual(1);
        expect(normalisePostalCode(normalisePostalCode(code))).toBe(normalisePostalCode(code));
      }),
    );
  });

  test('Hong Kong, Macau and the Emirates have no postal codes', () => {
    expect(countryCodes.filter((country) => !hasPostalCode(country))).toEqual(['AE', 'HK', 'MO']);
  });
});
