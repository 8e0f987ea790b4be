import { expect, test } from 'vitest';
import { suggestedCountries } from './suggested-countries.ts';

const nothing = { answers: {}, own: {}, documents: {} };

test.each([
  ['nothing is known', nothing, []],
  ['the region of the app', { ...nothing, appType: 2 }, ['HK']],
  ['an app that nobody knows', { ...nothing, appType: 99 }, []],
  [
    'orders form, other steps, document and region, without repeats',
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
  ['the calling code of one country', { ...nothing, own: { mobile: '+66 812345678' } }, ['TH']],
  ['a calling code that countries share', { ...nothing, own: { mobile: '+1 2025550123' } }, []],
  [
    'suggests at most five countries',
    { ...nothing, own: { taxResidencies: ['AT', 'BE', 'CH', 'DE', 'ES', 'FR'].map((country) => ({ country })) } },
    ['AT', 'BE', 'CH', 'DE', 'ES'],
  ],
] as const)('%s', (_, hints, countries) => {
  expect(suggestedCountries(hints)).toEqual(countries);
});
