import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTaxResidencies, noTaxNumberReasons, type TaxResidency, taxResidency, ticksLine6b } from './crs.ts';

const singapore = { country: 'SG', number: 'S1234567D' };
const check = (...rows: Partial<TaxResidency>[]) => checkTaxResidencies('taxResidencies', rows);
const at = (path: string, code: string) => ({ path: `taxResidencies.${path}`, code });

describe('tax number or reason', () => {
  test('accepts a tax residency with a tax number, or with a reason why there is no number', () => {
    expect(check(singapore)).toEqual([]);
    expect(check({ country: 'AE', reason: 'not-issued' })).toEqual([]);
    expect(check({ country: 'AU', reason: 'not-required' })).toEqual([]);
  });

  test('RULE-10 MSG-17 rejects a tax residency that has neither a tax number nor a reason why there is no number', () =>
    expect(check({ country: 'SG', number: ' ' })).toEqual([at('0.reason', 'select-reason')]));

  test('RULE-10 MSG-19 requires an explanation for a tax number with the reason "unable to obtain"', () => {
    expect(check({ country: 'MY', reason: 'unable-to-obtain', explanation: ' ' })).toEqual([
      at('0.explanation', 'explain-reason'),
    ]);
    expect(check({ country: 'MY', reason: 'unable-to-obtain', explanation: 'Applied for last month' })).toEqual([]);
  });

  test('rejects a tax residency that has both a tax number and a reason why there is no number', () =>
    expect(check({ ...singapore, reason: 'not-required' })).toEqual([at('0.reason', 'number-or-reason-not-both')]));

  test('gives advice on the reason "not issued" if the country issues tax numbers', () =>
    expect(check({ country: 'SG', reason: 'not-issued' })).toEqual([
      { ...at('0.reason', 'country-issues-tax-numbers'), level: 'advice' },
    ]));

  test('MSG-20 RULE-17 rejects a tax number that is not in the format of its country', () =>
    expect(check({ country: 'SG', number: '123' }).map(({ path }) => path)).toEqual(['taxResidencies.0.number']));

  test('ticksLine6b is true for every reason except "unable to obtain"', () => {
    expect(noTaxNumberReasons.map(ticksLine6b)).toEqual([true, true, false]);
  });
});

describe('a list of tax residencies', () => {
  test('MSG-05 requires at least one tax residency with a country', () => {
    expect(check()).toEqual([{ path: 'taxResidencies', code: 'select-country' }]);
    expect(check({})).toEqual([at('0.country', 'select-country')]);
  });

  test('allows at most five tax residencies', () => {
    const rows = ['AE', 'SA', 'QA', 'KW', 'BH'].map((country) => ({ country, reason: 'not-issued' as const }));
    expect(check(...rows)).toEqual([]);
    expect(check(...rows, { country: 'OM', reason: 'not-issued' })).toEqual([
      { path: 'taxResidencies', code: 'too-many', values: { most: 5 } },
    ]);
  });

  test('MSG-38 rejects the US as a tax residency', () =>
    expect(check(singapore, { country: 'US' })).toEqual([at('1.country', 'us-person')]));

  test('rejects two tax residencies in one country', () => {
    expect(check(singapore, singapore)).toEqual([at('1.country', 'tax-residency-twice')]);
    const country = fc.constantFrom('AE', 'SA', 'QA', 'KW');
    fc.assert(
      fc.property(fc.array(country, { minLength: 1, maxLength: 5 }), (countries) => {
        const issues = checkTaxResidencies(
          '',
          countries.map((one) => ({ country: one, reason: 'not-issued' as const })),
        );
        return issues.length === countries.length - new Set(countries).size;
      }),
    );
  });

  test('the schema of a tax residency rejects an unknown reason', () => {
    expect(taxResidency.safeParse(singapore).success).toBe(true);
    expect(taxResidency.safeParse({ country: 'SG', reason: 'A' }).error?.issues[0]?.message).toBe('select-reason');
  });
});
