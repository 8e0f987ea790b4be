import { describe, expect, test } from 'vitest';
import { documentTypes } from '../../enumerations.ts';
import { documentNumberSample, documentTypesFor } from './document-types.ts';

describe('document types', () => {
  test.each([
    ['SG', ['nric', 'passport']],
    ['MY', ['mykad', 'passport', 'nric']],
    ['ID', ['ktp', 'passport', 'nric']],
    ['CN', ['identification-card', 'passport', 'nric']],
    ['FR', ['passport', 'nric', 'identification-card']],
  ])('FORM-02 nationals of %s choose from %j', (nationality, expected) => {
    expect(documentTypesFor(nationality)).toEqual(expected);
  });

  test('FORM-02 offers each document type to a nationality, and a passport to all', () => {
    const nationalities = ['SG', 'IN', 'MY', 'TH', 'ID', 'VN', 'ZA', 'CN', 'HK', 'MO', 'TW', 'US', 'JP'];
    expect(new Set(nationalities.flatMap((nationality) => documentTypesFor(nationality)))).toEqual(
      new Set(documentTypes),
    );
    for (const nationality of nationalities) expect(documentTypesFor(nationality)).toContain('passport');
  });

  test('offers a birth certificate or a passport to minors of every nationality', () => {
    expect(documentTypesFor('MY', 'joint-minor')).toEqual(['birth-certificate', 'passport']);
    expect(documentTypesFor('MY', 'joint-adult')).not.toContain('birth-certificate');
  });

  test('the sample number of a hint is in the format of the country, where there is one', () => {
    expect(documentNumberSample('identification-card', 'HK')).toBe('A123456(3)');
    expect(documentNumberSample('nric', 'SG')).toBe('S1234567D');
  });
});
