import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { samplePerson } from '../testing/digital-id-opening/digital-id-opening.ts';
import { nonUsAreaCodes } from './non-us-area-codes.ts';
import {
  adviseOnCitizenship,
  adviseOnUsAddress,
  adviseOnUsPhone,
  findUsIndicia,
  findUsIndiciaByStep,
  isUsPhone,
  type UsIndiciaFacts,
} from './us-indicia.ts';

describe('US indicia', () => {
  test.each([
    [{ birthCountry: 'US' }, ['birthplace']],
    [{ birthCountry: 'PR' }, ['territory']],
    [{ citizenships: ['SG', 'AS'] }, ['territory']],
    [{ phones: ['+65 8123 4567', '+1 415 555 0123'] }, ['phone']],
    [{ addresses: [{ country: 'PR' }] }, ['territory']],
    [{ addresses: [{ country: 'SG', line2: 'Reno, NV, U.S.A' }] }, ['address']],
    [{ addresses: [{ country: 'CA', city: 'united states' }] }, ['address']],
    [{ addresses: [{ country: 'SG', line1: '12 Usaha Road' }, undefined] }, []],
    [{ addresses: [{ country: 'US', line1: '1 Main St, USA' }] }, []],
    [{ birthCountry: 'US', phones: ['+12125550123'] }, ['birthplace', 'phone']],
    [{ birthCountry: 'SG', citizenships: ['SG', undefined], phones: ['+6581234567', undefined] }, []],
    [{}, []],
  ] as [UsIndiciaFacts, string[]][])('for %j, finds the US indicia %j', (facts, expected) =>
    expect(findUsIndicia(facts)).toEqual(expected),
  );

  test.each([
    ['+1 416 555 0123', false],
    ['+1 (876) 555-0123', false],
    ['+1 787 555 0123', true],
    ['1 212 555 0123', true],
    ['\u202A+1–212–555–0123\u202C', true],
    ['+1 212 555 0123 ext 2', true],
    ['tel:+1-212-555-0123', true],
    ['+65 8123 4567', false],
    ['+1 212', false],
    ['', false],
  ])('decides whether %s is a US phone number: %s', (phone, expected) => expect(isUsPhone(phone)).toBe(expected));

  test('reports the indicia of every step, and the country of birth with the digital ID', () => {
    const born = samplePerson({ birthcountry: { value: 'US', lines: ['UNITED STATES'] } });
    const answers = {
      'base-info': { nationality: 'SG', citizenship: 'GU' },
      'contact-info': { mobile: '+1 415 555 0123', mailingSame: 'yes', mailingAddress: { country: 'PR' } },
      'w8ben.form': { permanentAddress: { country: 'MY', line1: 'Reno, USA' } },
    };
    expect(findUsIndiciaByStep(answers, born)).toEqual({
      'base-info': ['birthplace', 'territory'],
      'contact-info': ['phone'],
      'w8ben.form': ['address'],
    });
    expect(findUsIndiciaByStep({ 'contact-info': { mobile: '+6581234567' } }, samplePerson())).toEqual({});
  });

  test('gives advice at the field with a US indicium', () => {
    const told = (code: string, path: string) => [{ path, code, level: 'advice' }];
    expect(adviseOnUsPhone('mobile', '+1 415 555 0123')).toEqual(told('us-phone', 'mobile'));
    expect(adviseOnUsPhone('mobile', '+1 416 555 0123')).toEqual([]);
    expect(adviseOnUsAddress('home', { country: 'GU' })).toEqual(told('us-territory', 'home.country'));
    expect(adviseOnUsAddress('home', { country: 'MY', city: 'USA' })).toEqual(told('us-address', 'home.country'));
    expect(adviseOnUsAddress('home', { country: 'US' }), 'which is refused').toEqual([]);
    expect(adviseOnCitizenship('citizenship', 'MP')).toEqual(told('us-territory', 'citizenship'));
    expect(adviseOnCitizenship('citizenship', 'SG')).toEqual([]);
  });

  test('assigns every area code of +1 to the same country as libphonenumber', () => {
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
