import { describe, expect, test } from 'vitest';
import { checkTreatyClaim, treatyCountriesOn, treatyRate, treatyWith } from './treaty.ts';
import { treaties } from './treaty-countries.ts';

describe('RULE-09 the treaty country must have a US tax treaty', () => {
  test.each([
    ['CN', 10],
    ['JP', 10],
    ['TH', 15],
    ['ID', 15],
    ['GB', 15],
    ['TR', 20],
    ['IN', 25],
    ['PH', 25],
    ['AM', 30],
    ['GR', 30],
  ])('%s: %i %%', (country, rate) => expect(treatyWith(country, '2026-11-20')?.rate).toBe(rate));

  test.each(['SG', 'HK', 'MO', 'TW', 'MY', 'VN', 'BR', 'AE', 'RU', 'HU', 'HR', 'AR', '', 'US'])(
    '%s has none',
    (country) => {
      expect(treatyWith(country, '2026-11-20')).toBeUndefined();
      expect(treatyRate(country, '2026-11-20')).toBe(30);
    },
  );

  test.each([
    ['CL', '2024-01-31', '2024-02-01'],
    ['HU', '2024-01-01', '2023-12-31'],
    ['RU', '2024-08-16', '2024-08-15'],
  ])('%s: not on %s, but on %s', (country, without, withTreaty) => {
    expect(treatyWith(country, without)).toBeUndefined();
    expect(treatyWith(country, withTreaty)).toBeDefined();
  });

  test('no country stands twice, and 63 may be chosen today', () => {
    expect(new Set(treaties.map(({ country }) => country)).size).toBe(treaties.length);
    expect(treatyCountriesOn('2026-11-20')).toHaveLength(treaties.length - 2);
    expect(treatyCountriesOn('2026-11-20')).toEqual([...treatyCountriesOn('2026-11-20')].sort());
  });

  test('a claim without a treaty is an error, with one the missing relief at source is advice, MSG-05 without a country', () => {
    expect(checkTreatyClaim('treatyCountry', 'SG', '2026-11-20')).toEqual([
      { path: 'treatyCountry', code: 'treaty-none' },
    ]);
    expect(checkTreatyClaim('treatyCountry', 'CN', '2026-11-20')).toEqual([
      { path: 'treatyCountry', code: 'treaty-relief-at-source', level: 'advice', values: { percent: 30 } },
    ]);
    expect(checkTreatyClaim('treatyCountry', undefined, '2026-11-20')).toEqual([
      { path: 'treatyCountry', code: 'select-country' },
    ]);
  });
});
