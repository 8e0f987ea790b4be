import { iso31661 } from 'iso-3166';
import { describe, expect, test } from 'vitest';
import {
  alpha2Of,
  alpha3Of,
  countryCodes,
  countryList,
  countryLookup,
  groupList,
  isCountryCode,
  SGcountryList,
  SGcountryLookup,
  SGgroupList,
} from './country.ts';

const names = { AX: 'Åland Islands', AL: 'Albania', MY: 'Malaysia', SG: 'Singapore', ZZ: 'Nowhere' };

describe('countries', () => {
  test('the generated codes are those of ISO 3166-1, and Kosovo', () => {
    expect(countryCodes).toHaveLength(250);
    for (const { alpha2, alpha3 } of iso31661) {
      expect(alpha3Of(alpha2)).toBe(alpha3);
      expect(alpha2Of(alpha3)).toBe(alpha2);
    }
    expect(alpha2Of('XKX')).toBe('XK');
  });

  test.each(['ZZ', 'sg', '', 'toString', '__proto__'])('%j is no country', (code) => {
    expect(isCountryCode(code)).toBe(false);
    expect(alpha3Of(code)).toBeUndefined();
    expect(alpha2Of(code)).toBeUndefined();
  });

  test('FORM-03 countryList keeps the order of the names and drops what is no country', () => {
    expect(countryList(names).map(({ countryCode }) => countryCode)).toEqual(['AX', 'AL', 'MY', 'SG']);
    expect(countryList(names)[3]).toEqual({ countryCode: 'SG', countryName: 'Singapore' });
  });

  test('FORM-03 SGcountryList names countries as passports do and adds the two-letter code', () => {
    expect(SGcountryList(names)[2]).toEqual({ countryCode: 'MYS', twoCode: 'MY', countryName: 'Malaysia' });
  });

  test('FORM-03 groupList and SGgroupList are the index of their lists', () => {
    expect(groupList(names)).toEqual([
      { groupName: 'A', countryCodes: ['AX', 'AL'] },
      { groupName: 'M', countryCodes: ['MY'] },
      { groupName: 'S', countryCodes: ['SG'] },
    ]);
    expect(SGgroupList(names)[0]).toEqual({ groupName: 'A', countryCodes: ['ALA', 'ALB'] });
    expect(groupList({ TH: 'ไทย', CI: 'โกตดิวัวร์' })).toEqual([
      { groupName: 'ท', countryCodes: ['TH'] },
      { groupName: 'ก', countryCodes: ['CI'] },
    ]);
  });

  test('FORM-03 code to name and name to code', () => {
    for (const country of countryList(names)) {
      expect(countryLookup(names).byCode(country.countryCode)).toEqual(country);
      expect(countryLookup(names).byName(country.countryName)).toEqual(country);
    }
    expect(countryLookup(names).byName(' singapore ')?.countryCode).toBe('SG');
    expect(SGcountryLookup(names).byCode('SGP')?.twoCode).toBe('SG');
    expect(SGcountryLookup(names).byName('Malaysia')?.countryCode).toBe('MYS');
    expect(countryLookup({ CG: 'Congo', CD: 'Congo' }).byName('Congo')?.countryCode).toBe('CG');
    expect(countryLookup(names).byCode('ZZ')).toBeUndefined();
    expect(countryLookup(names).byName('Nowhere')).toBeUndefined();
  });
});
