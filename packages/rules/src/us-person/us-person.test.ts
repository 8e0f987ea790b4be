import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkUsPerson, isUsPerson, type UsPersonFacts, usPersonReasons } from './us-person.ts';

const nobody: UsPersonFacts = {
  citizenships: ['SG'],
  addressCountries: ['SG', undefined],
  taxCountries: ['SG'],
  taxNumbers: [{ country: 'SG', number: 'S1234567D' }],
};

describe('RULE-08 MSG-38 a US person is rejected', () => {
  test.each([
    [{ citizenships: ['SG', 'US'] }, ['citizenship']],
    [{ addressCountries: ['SG', 'US'] }, ['address']],
    [{ taxCountries: ['US'] }, ['tax-residency']],
    [{ taxNumbers: [{ country: 'US', number: '900-70-0000' }] }, ['tax-number']],
    [{ taxNumbers: [{ country: 'US', number: ' ' }] }, []],
    [{ taxNumbers: [{ country: 'CA', number: '123456782' }] }, []],
    [{ citizenships: [undefined, 'PR'] }, []],
  ] as [Partial<UsPersonFacts>, string[]][])('%j: %j', (change, expected) => {
    expect(usPersonReasons({ ...nobody, ...change })).toEqual(expected);
    expect(checkUsPerson('', { ...nobody, ...change })).toEqual(
      expected.length > 0 ? [{ path: '', code: 'us-person' }] : [],
    );
  });

  test('one US answer among any others is enough', () => {
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
          return !isUsPerson(facts) && isUsPerson({ ...facts, [where]: [...facts[where], 'US'] });
        },
      ),
    );
  });
});
