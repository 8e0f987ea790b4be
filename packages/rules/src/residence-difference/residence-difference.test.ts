import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkDifferenceReason,
  contactCountries,
  differsFromTaxResidency,
  type ResidenceDifference,
} from './residence-difference.ts';

const paths = { reason: 'differenceReason', explanation: 'differenceExplanation' };
const abroad = { countries: ['MY', 'SG'], taxCountries: ['SG'] };

describe('a reason where residence or contact country differs from the tax residency', () => {
  test.each([
    [abroad, [{ path: 'differenceReason', code: 'select-reason' }]],
    [{ ...abroad, reason: 'student' }, []],
    [{ ...abroad, reason: 'other' }, [{ path: 'differenceExplanation', code: 'enter-other-reason' }]],
    [
      { ...abroad, reason: 'other', explanation: '  ' },
      [{ path: 'differenceExplanation', code: 'enter-other-reason' }],
    ],
    [{ ...abroad, reason: 'other', explanation: 'Posted here for a year' }, []],
    [{ countries: ['SG', undefined, ''], taxCountries: ['MY', 'SG'] }, []],
    [{ countries: [], taxCountries: [] }, []],
  ] as [ResidenceDifference, unknown[]][])('RULE-11 MSG-17 MSG-18 checks the reason in %j', (difference, expected) =>
    expect(checkDifferenceReason(paths, difference)).toEqual(expected),
  );

  test('a reason is required exactly when one country is not among the tax residencies', () => {
    const countries = fc.array(fc.constantFrom('SG', 'MY', 'CN', 'TH'));
    fc.assert(
      fc.property(countries, countries, (here, taxed) => {
        const outside = here.filter((country) => !taxed.includes(country));
        return differsFromTaxResidency({ countries: here, taxCountries: taxed }) === outside.length > 0;
      }),
    );
  });
});

test('RULE-11 compares a mailing address only when it differs from the residence', () => {
  const both = { residentialAddress: { country: 'MY' }, mailingAddress: { country: 'SG' } };
  expect(contactCountries({ ...both, mailingSame: 'no' })).toEqual(['MY', 'SG']);
  expect(contactCountries({ ...both, mailingSame: 'yes' })).toEqual(['MY', undefined]);
  expect(contactCountries({})).toEqual([undefined, undefined]);
});
