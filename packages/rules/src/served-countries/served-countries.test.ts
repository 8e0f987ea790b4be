import { describe, expect, test } from 'vitest';
import { countryCodes } from '../country/country.ts';
import { isServedCountry, unservedCountries, unservedReasons } from './served-countries.ts';

const today = '2026-11-21';

describe('countries that are not served', () => {
  test.each(unservedCountries)(
    'refuses $country from its effective date, with a source',
    ({ country, from, source }) => {
      expect(isServedCountry(country, from)).toBe(false);
      expect(isServedCountry(country, '2000-01-01')).toBe(true);
      expect(source).toMatch(/\d{4}/);
    },
  );

  test('serves customers of other countries and customers without a country', () => {
    const out = countryCodes.filter((code) => !isServedCountry(code, today));
    expect(out).toEqual(unservedCountries.map(({ country }) => country).toSorted());
    expect(isServedCountry(undefined, today)).toBe(true);
    expect(isServedCountry('', today)).toBe(true);
  });

  test.each([
    ['nationality', { citizenships: ['IR', 'SG'], residence: 'SG', taxCountries: ['SG'] }, ['citizenship']],
    ['a second citizenship', { citizenships: ['SG', 'KP'], residence: 'SG', taxCountries: [] }, ['citizenship']],
    ['residence', { citizenships: ['SG'], residence: 'IR', taxCountries: ['SG'] }, ['residence']],
    ['tax residency', { citizenships: ['SG'], residence: 'SG', taxCountries: ['SG', 'IR'] }, ['tax-residency']],
    ['nothing', { citizenships: ['SG', undefined], residence: undefined, taxCountries: [undefined] }, []],
  ] as const)('finds the connection to a country that is not served: %s', (_, facts, reasons) => {
    expect(unservedReasons(facts, today)).toEqual(reasons);
  });
});
