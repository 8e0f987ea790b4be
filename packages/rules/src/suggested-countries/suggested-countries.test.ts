import { expect, test } from 'vitest';
import { getPhoneCountry, suggestedCountries } from './suggested-countries.ts';

const nothing = { answers: {}, own: {}, documents: {} };

test.each([
  ['none without data', nothing, []],
  ['that of the region of the app', { ...nothing, appType: 2 }, ['HK']],
  ['none for an unknown app', { ...nothing, appType: 99 }, []],
  [
    'from form, other steps, document and region, without repeats',
    {
      answers: {
        'submit-photo': { nationality: 'MY' },
        'base-info': { nationality: 'MY', taxResidencies: [{ country: 'MY' }, { country: '' }] },
      },
      own: { residentialAddress: { country: 'TH' } },
      documents: { front: { reading: { nationality: 'MY', issuer: 'JP' } as const }, other: {} },
      appType: 12,
    },
    ['TH', 'MY', 'JP', 'SG'],
  ],
  ['that of a calling code', { ...nothing, own: { mobile: '+66 812345678' } }, ['TH']],
  ['none for a calling code that several countries share', { ...nothing, own: { mobile: '+1 2025550123' } }, []],
  ['that of the login before the region', { ...nothing, phoneNumber: '+60123456789', appType: 12 }, ['MY', 'SG']],
  [
    'at most five',
    { ...nothing, own: { taxResidencies: ['AT', 'BE', 'CH', 'DE', 'ES', 'FR'].map((country) => ({ country })) } },
    ['AT', 'BE', 'CH', 'DE', 'ES'],
  ],
] as const)('suggests countries: %s', (_, hints, countries) => {
  expect(suggestedCountries(hints)).toEqual(countries);
});

test.each([
  ['+60123456789', 'MY'],
  ['+85291234567', 'HK'],
  ['+8613800138000', 'CN'],
  ['+12025550123', undefined],
  ['', undefined],
  [undefined, undefined],
])('the phone number %j has the country %j', (phoneNumber, country) => {
  expect(getPhoneCountry(phoneNumber)).toBe(country);
});
