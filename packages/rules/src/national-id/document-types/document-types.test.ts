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
  ])('FORM-02 nationals of %s choose from the identity documents %j', (nationality, expected) => {
    expect(documentTypesFor(nationality)).toEqual(expected);
  });

  test('FORM-02 each document type is offered to at least one nationality, and a passport to every nationality', () => {
    const nationalities = ['SG', 'IN', 'MY', 'TH', 'ID', 'VN', 'ZA', 'CN', 'HK', 'MO', 'TW', 'US', 'JP'];
    expect(new Set(nationalities.flatMap((nationality) => documentTypesFor(nationality)))).toEqual(
      new Set(documentTypes),
    );
    for (const nationality of nationalities) expect(documentTypesFor(nationality)).toContain('passport');
  });

  test('offers minors a birth certificate or a passport, and adults no birth certificate', () => {
    expect(documentTypesFor('MY', 'joint-minor')).toEqual(['birth-certificate', 'passport']);
    expect(documentTypesFor('MY', 'joint-adult')).not.toContain('birth-certificate');
  });

  test('documentNumberSample returns a number in the format of the document and its country', () => {
    expect(documentNumberSample('identification-card', 'HK')).toBe('A123456(3)');
    expect(documentNumberSample('nric', 'SG')).toBe('S1234567D');
  });
});
