import { iso31661 } from 'iso-3166';
import { describe, expect, test } from 'vitest';
import {
  countryCodes,
  countryList,
  countryLookup,
  groupList,
  isCountryCode,
  SGcountryList,
  SGgroupList,
} from './country.ts';

const names = { AX: 'Åland Islands', AL: 'Albania', MY: 'Malaysia', SG: 'Singapore', ZZ: 'Nowhere' };

describe('countries', () => {
  test('`countryCodes` has the codes of ISO 3166-1, and Kosovo', () => {
    expect(countryCodes).toHaveLength(250);
    const generated = SGcountryList(Object.fromEntries(countryCodes.map((code) => [code, code])));
    const published = iso31661.map(({ alpha2, alpha3 }) => [alpha2, alpha3]);
    expect(Object.fromEntries(generated.map(({ twoCode, countryCode }) => [twoCode, countryCode]))).toEqual({
      ...Object.fromEntries(published),
      XK: 'XKX',
    });
  });

  test.each(['ZZ', 'sg', '', 'toString', '__proto__'])('rejects the country %j', (code) => {
    expect(isCountryCode(code)).toBe(false);
  });

  test('FORM-03 countryList has the order of the names and omits entries that are not countries', () => {
    expect(countryList(names).map(({ countryCode }) => countryCode)).toEqual(['AX', 'AL', 'MY', 'SG']);
    expect(countryList(names)[3]).toEqual({ countryCode: 'SG', countryName: 'Singapore' });
  });

  test('FORM-03 SGcountryList has alpha-3 codes and adds the alpha-2 code', () => {
    expect(SGcountryList(names)[2]).toEqual({ countryCode: 'MYS', twoCode: 'MY', countryName: 'Malaysia' });
  });

  test('FORM-03 groupList and SGgroupList group their lists by initial', () => {
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

  test('FORM-03 finds countries by code and by name', () => {
    for (const country of countryList(names)) {
      expect(countryLookup(names).byCode(country.countryCode)).toEqual(country);
      expect(countryLookup(names).byName(country.countryName)).toEqual(country);
    }
    expect(countryLookup(names).byName(' singapore ')?.countryCode).toBe('SG');
    expect(countryLookup({ CG: 'Congo', CD: 'Congo' }).byName('Congo')?.countryCode).toBe('CG');
    expect(countryLookup(names).byCode('ZZ')).toBeUndefined();
    expect(countryLookup(names).byName('Nowhere')).toBeUndefined();
  });
});
