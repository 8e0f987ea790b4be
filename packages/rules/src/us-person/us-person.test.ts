import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getUsPersonReasonsOfStep, type UsPersonFacts, usPersonReasons } from './us-person.ts';

const nobody: UsPersonFacts = {
  citizenships: ['SG'],
  addressCountries: ['SG', undefined],
  taxCountries: ['SG'],
  taxNumbers: [{ country: 'SG', number: 'S1234567D' }],
};

describe('RULE-08 answers that make a US person', () => {
  test.each([
    [{ citizenships: ['SG', 'US'] }, ['citizenship']],
    [{ addressCountries: ['SG', 'US'] }, ['address']],
    [{ taxCountries: ['US'] }, ['tax-residency']],
    [{ taxNumbers: [{ country: 'US', number: '900-70-0000' }] }, ['tax-number']],
    [{ taxNumbers: [{ country: 'US', number: ' ' }] }, []],
    [{ taxNumbers: [{ country: 'CA', number: '123456782' }] }, []],
    [{ citizenships: [undefined, 'PR'] }, []],
  ] as [Partial<UsPersonFacts>, string[]][])('for the facts %j, finds the US-person reasons %j', (change, expected) => {
    expect(usPersonReasons({ ...nobody, ...change })).toEqual(expected);
  });

  test('detects one US answer among any others', () => {
    const country = fc.constantFrom('SG', 'MY', 'CN', 'GB', undefined);
    const list = fc.array(country);
    fc.assert(
      fc.property(
        list,
        list,
        list,
        fc.constantFrom('citizenships', 'addressCountries', 'taxCountries' as const),
        (citizenships, addressCountries, taxCountries, where) => {
          const facts = { citizenships, addressCountries, taxCountries, taxNumbers: [] };
          const american = { ...facts, [where]: [...facts[where], 'US'] };
          return usPersonReasons(facts).length === 0 && usPersonReasons(american).length === 1;
        },
      ),
    );
  });

  test.each([
    [{ nationality: 'US' }, ['citizenship']],
    [{ citizenship: 'US' }, ['citizenship']],
    [{ residentialAddress: { country: 'US' } }, ['address']],
    [{ permanentAddress: { country: 'US' } }, ['address']],
    [{ mailingAddress: { country: 'US' } }, ['address']],
    [{ mailingSame: 'no', mailingAddress: { country: 'US' } }, ['address']],
    [{ mailingSame: 'yes', mailingAddress: { country: 'US' } }, []],
    [
      { taxResidencies: [{ country: 'SG' }, { country: 'US', number: '900-70-0000' }] },
      ['tax-residency', 'tax-number'],
    ],
    [{ usTaxNumber: '900-70-0000' }, ['tax-number']],
    [{ usTaxNumber: ' ' }, []],
    [{}, []],
  ])('for the answers %j, finds the US-person reasons %j', (answers, expected) =>
    expect(getUsPersonReasonsOfStep(answers)).toEqual(expected),
  );
});
