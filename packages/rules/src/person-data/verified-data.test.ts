import { describe, expect, test } from 'vitest';
import { samplePerson } from '../testing/digital-id-opening/digital-id-opening.ts';
import { getPersonAddress, isAddressVerified, isIdentityVerified, type PersonItem } from './person-data.ts';

describe('an identity', () => {
  test.each<[PersonItem['source'], boolean]>([
    ['government', true],
    ['digital-id', true],
    ['person', false],
  ])('an identity with a name from the source %s is verified: %s', (source, verified) => {
    expect(isIdentityVerified(samplePerson({ name: { source } }))).toBe(verified);
  });

  test('an identity without a birth date is not verified', () => {
    expect(isIdentityVerified(samplePerson({ dob: undefined }))).toBe(false);
  });
});

describe('a registered address', () => {
  const line1 = '1 North Bridge Road';

  test.each<[string, PersonItem['address'], boolean]>([
    ['in Singapore with a postal code', { country: 'SG', line1, postalCode: '179094' }, true],
    ['in Singapore without a postal code', { country: 'SG', line1 }, false],
    ['in another country without a postal code', { country: 'HK', line1 }, true],
    ['without a country', { line1, postalCode: '179094' }, false],
    ['without a first line', { country: 'SG', postalCode: '179094' }, false],
    ['without any part', undefined, false],
  ])('a registered address %s is complete: %s', (_, address, complete) => {
    const person = samplePerson({ regadd: { source: 'government', address } });
    expect([getPersonAddress(person) !== undefined, isAddressVerified(person)]).toEqual([complete, complete]);
  });

  test('an address that the customer typed is not verified', () => {
    const person = samplePerson({ regadd: { source: 'person', address: { country: 'HK', line1 } } });
    expect([getPersonAddress(person)?.country, isAddressVerified(person)]).toEqual(['HK', false]);
  });
});
