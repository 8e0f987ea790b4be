import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { nonUsAreaCodes } from './north-american-area-codes.ts';
import { isUsPhone, type UsIndiciaFacts, usIndicia } from './us-indicia.ts';

describe('US indicia lead to manual review', () => {
  test.each([
    [{ birthCountry: 'US' }, ['birthplace']],
    [{ birthCountry: 'PR' }, ['territory']],
    [{ citizenships: ['SG', 'AS'] }, ['territory']],
    [{ phones: ['+65 8123 4567', '+1 415 555 0123'] }, ['phone']],
    [{ standingInstructionCountries: ['SG', 'US'] }, ['standing-instruction']],
    [{ attorneyAddressCountries: ['US'] }, ['power-of-attorney']],
    [{ onlyCareOfAddressCountry: 'US' }, ['care-of-address']],
    [{ birthCountry: 'US', phones: ['+12125550123'] }, ['birthplace', 'phone']],
    [{ birthCountry: 'SG', citizenships: ['SG', undefined], phones: ['+6581234567', undefined] }, []],
    [{}, []],
  ] as [UsIndiciaFacts, string[]][])('%j: %j', (facts, expected) => expect(usIndicia(facts)).toEqual(expected));

  test.each([
    ['+1 416 555 0123', false],
    ['+1 (876) 555-0123', false],
    ['+1 787 555 0123', true],
    ['1 212 555 0123', true],
    ['+65 8123 4567', false],
    ['+1 212', false],
    ['', false],
  ])('%s is a US phone: %s', (phone, expected) => expect(isUsPhone(phone)).toBe(expected));

  test('every area code of +1 is placed as libphonenumber places it', () => {
    const ofTheUs = ['US', 'PR', 'GU', 'VI', 'MP', 'AS'];
    const assigned = Array.from({ length: 800 }, (_, index) => String(200 + index)).flatMap((code) => {
      const country = parsePhoneNumberFromString(`+1${code}2345678`)?.country;
      return country ? [{ code, country: ofTheUs.includes(country) ? 'US' : country }] : [];
    });
    const listed = new Map(
      Object.entries(nonUsAreaCodes).flatMap(([country, codes]) => codes.map((code) => [code, country] as const)),
    );
    expect(assigned.length).toBeGreaterThan(400);
    expect(assigned.map(({ code }) => ({ code, country: listed.get(code) ?? 'US' }))).toEqual(assigned);
  });
});
