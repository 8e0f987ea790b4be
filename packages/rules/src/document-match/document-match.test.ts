import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '../country/country.ts';
import {
  adviseOnReadNationality,
  checkAgainstDocument,
  checkDocumentMatch,
  findDifferingDetails,
  getComparedField,
} from './document-match.ts';

const read = { fullName: 'TAN MING HENG', birthDate: '1990-01-31', number: 'K1234567E' };
const stated = { nameOnId: 'Tan Ming Heng', dateOfBirth: '1990-01-31', documentNumber: 'K1234567E' };

describe('document against basic information', () => {
  test('RULE-07 reports each difference as advice at the document', () => {
    const other = { fullName: 'LIM AH KOW', birthDate: '1990-01-30', number: 'K7654321E' };
    expect(checkDocumentMatch('front', other, stated)).toEqual([
      { path: 'front.number', code: 'document-number-differs', level: 'advice' },
      { path: 'front.name', code: 'document-name-differs', level: 'advice' },
      { path: 'front.birthDate', code: 'document-birth-date-differs', level: 'advice' },
    ]);
  });

  test('RULE-07 reports a different number or birth date as error, and a different name as advice', () => {
    expect(checkAgainstDocument({ ...stated, documentNumber: 'K7654321E', dateOfBirth: '1990-01-30' }, read)).toEqual([
      { path: 'documentNumber', code: 'document-number-differs' },
      { path: 'dateOfBirth', code: 'document-birth-date-differs' },
    ]);
  });

  test.each([
    ['TAN MING-HENG', 'K 1234567-e'],
    ['MING HENG TAN', 'k1234567E'],
  ])('accepts the name %s and the number %s as those on the document', (name, number) => {
    expect(findDifferingDetails(read, { ...stated, nameOnId: name, documentNumber: number })).toEqual([]);
  });

  test('RULE-07 compares only the name in Latin letters', () => {
    const thai = { nameOnId: 'สมชาย ใจดี', fullName: 'Somchai Jaidee' };
    expect(findDifferingDetails({ fullName: 'JAIDEE SOMCHAI' }, thai)).toEqual([]);
    expect(findDifferingDetails({ fullName: 'JAIDEE SOMSAK' }, thai)).toEqual(['name']);
    expect(getComparedField('name', thai)).toBe('fullName');
    expect(getComparedField('name', stated)).toBe('nameOnId');
  });

  test('compares only fields that are both read and typed', () => {
    expect(findDifferingDetails({}, stated)).toEqual([]);
    expect(findDifferingDetails(read, {})).toEqual([]);
    expect(findDifferingDetails(read, { dateOfBirth: '1990-1' })).toEqual([]);
  });

  test('RULE-07 detects every single wrong digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][0-9]{8}$/), fc.integer({ min: 1, max: 8 }), (number, at) => {
        const wrong = number.slice(0, at) + String((Number(number[at]) + 1) % 10) + number.slice(at + 1);
        return (
          findDifferingDetails({ number: wrong }, { documentNumber: number }).length === 1 &&
          findDifferingDetails({ number }, { documentNumber: number }).length === 0
        );
      }),
    );
  });
});

describe('the nationality of a document against the chosen one', () => {
  const advice = (nationality: CountryCode | undefined, chosen: string | undefined) =>
    adviseOnReadNationality('nationality', chosen, { nationality });
  const differs = [{ path: 'nationality', code: 'document-nationality-differs', level: 'advice' }];

  test.each<[shown: CountryCode, chosen: CountryCode]>([
    ['CN', 'HK'],
    ['CN', 'MO'],
    ['HK', 'CN'],
    ['GB', 'HK'],
    ['GB', 'GI'],
    ['GB', 'BM'],
    ['GB', 'JE'],
    ['DK', 'GL'],
    ['NL', 'CW'],
    ['FR', 'RE'],
    ['NZ', 'CK'],
    ['XK', 'XK'],
    ['TW', 'TW'],
  ])('accepts the nationality %s on the document for the answer %s', (shown, chosen) =>
    expect(advice(shown, chosen)).toEqual([]),
  );

  test.each<[shown: CountryCode, chosen: CountryCode]>([
    ['CN', 'TW'],
    ['TW', 'CN'],
    ['HK', 'MO'],
    ['CN', 'SG'],
    ['GB', 'MO'],
    ['US', 'PR'],
    ['MY', 'SG'],
  ])('gives advice for the nationality %s on the document and the answer %s', (shown, chosen) =>
    expect(advice(shown, chosen)).toEqual(differs),
  );

  test('gives no advice for an unknown nationality', () => {
    expect(advice(undefined, 'HK')).toEqual([]);
    expect(advice('CN', undefined)).toEqual([]);
    expect(advice('CN', '')).toEqual([]);
  });

  test('accepts equal nationalities, and each pair in both directions', () => {
    for (const shown of countryCodes) {
      const agreeing = countryCodes.filter((chosen) => advice(shown, chosen).length === 0);
      expect(agreeing).toContain(shown);
      for (const chosen of agreeing) expect(advice(chosen, shown)).toEqual([]);
    }
  });
});
