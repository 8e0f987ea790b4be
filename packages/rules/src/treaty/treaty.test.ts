import { describe, expect, test } from 'vitest';
import { checkTreatyClaim, findTreaty, mayClaimTreaty } from './treaty.ts';
import { treaties } from './treaty-countries.ts';

describe('requires a country with a US tax treaty', () => {
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
  ])('the treaty with %s has the rate %i %%', (country, rate) =>
    expect(findTreaty(country, '2026-11-20')?.rate).toBe(rate),
  );

  test.each(['SG', 'HK', 'MO', 'TW', 'MY', 'VN', 'BR', 'AE', 'RU', 'HU', 'HR', 'AR', '', 'US'])(
    'finds no treaty with %j',
    (country) => expect(findTreaty(country, '2026-11-20')).toBeUndefined(),
  );

  test.each([
    ['CL', '2024-01-31', '2024-02-01'],
    ['HU', '2024-01-01', '2023-12-31'],
    ['RU', '2024-08-16', '2024-08-15'],
  ])('finds no treaty with %s on %s, but finds one on %s', (country, without, withTreaty) => {
    expect(findTreaty(country, without)).toBeUndefined();
    expect(findTreaty(country, withTreaty)).toBeDefined();
  });

  test('the treaties list every country once', () => {
    expect(new Set(treaties.map(({ country }) => country)).size).toBe(treaties.length);
  });

  const claim = (country: string | undefined, residence: string | undefined, taxCountries?: readonly string[]) =>
    checkTreatyClaim('treatyCountry', country, { residence, taxCountries }, '2026-11-20');

  test.each<[string, string | undefined, string | undefined, readonly string[] | undefined, string]>([
    ['MSG-05 without a country', undefined, 'CN', ['CN'], 'select-country'],
    ['without a treaty', 'SG', 'SG', ['SG'], 'treaty-none'],
    ['of a country where the customer does not live', 'TH', 'HK', ['HK', 'SG'], 'treaty-not-residence'],
    ['of a tax residency where the customer does not live', 'TH', 'HK', ['HK', 'TH'], 'treaty-not-residence'],
    ['of a country of residence without tax residency', 'TH', 'TH', ['HK', 'SG'], 'treaty-not-tax-residence'],
  ])('RULE-09 rejects a claim %s', (_, country, residence, taxCountries, code) => {
    expect(claim(country, residence, taxCountries)).toEqual([{ path: 'treatyCountry', code }]);
  });

  test.each<[string, string | undefined, readonly string[] | undefined, boolean]>([
    ['a resident who pays tax there', 'CN', ['SG', 'CN'], true],
    ['a resident whose self-certification is not known', 'CN', undefined, true],
    ['a resident who pays tax elsewhere', 'CN', ['SG'], false],
    ['a resident of a country without a treaty', 'SG', ['SG', 'CN'], false],
    ['nobody while line 3 is not answered', undefined, ['CN'], false],
  ])('RULE-09 decides whether %s is asked about treaty benefits', (_, residence, taxCountries, asked) => {
    expect(mayClaimTreaty({ residence, taxCountries }, '2026-11-20')).toBe(asked);
  });

  test.each([
    ['of a resident', 'CN', ['SG', 'CN']],
    ['without an answer to line 3', undefined, ['CN']],
    ['without a self-certification', 'CN', undefined],
  ])('RULE-09 accepts a claim %s with advice that relief at source is not supported', (_, residence, taxCountries) => {
    expect(claim('CN', residence, taxCountries)).toEqual([
      { path: 'treatyCountry', code: 'treaty-relief-at-source', level: 'advice', values: { percent: 30 } },
    ]);
  });
});
