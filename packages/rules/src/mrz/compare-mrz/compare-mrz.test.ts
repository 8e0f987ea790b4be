import { describe, expect, test } from 'vitest';
import type { Mrz } from '../mrz.ts';
import { compareMrz } from './compare-mrz.ts';

const mrz: Mrz = {
  issuer: 'SGP',
  surname: 'TAN',
  givenNames: 'MING HENG',
  nameIsCut: false,
  documentNumber: 'K1234567A',
  nationality: 'SGP',
  dateOfBirth: '1990-01-02',
  gender: 'male',
  expiresOn: '2030-01-01',
};
const stated = {
  name: 'Tan Ming-Heng',
  number: 'k 1234567-a',
  birthDate: '1990-01-02',
  nationality: 'SG',
  expiresOn: '2030-01-01',
};

describe('RULE-07 a passport against the basic information', () => {
  test('the same person, however it was written', () => {
    expect(compareMrz('passport', mrz, stated, 'reviewer')).toEqual([]);
    expect(compareMrz('passport', mrz, {}, 'reviewer')).toEqual([]);
  });

  test('every difference is told; a machine only advises', () => {
    const other = {
      name: 'Lim Mei',
      number: 'K1234567B',
      birthDate: '1990-02-01',
      nationality: 'MY',
      expiresOn: '2031-01-01',
    };
    expect(compareMrz('passport', mrz, other, 'reviewer')).toEqual([
      { path: 'passport.name', code: 'document-name-differs' },
      { path: 'passport.birthDate', code: 'document-birth-date-differs' },
      { path: 'passport.number', code: 'document-number-differs' },
      { path: 'passport.expiresOn', code: 'document-expiry-differs' },
      { path: 'passport.nationality', code: 'document-nationality-differs', level: 'advice' },
    ]);
    expect(compareMrz('passport', mrz, other, 'machine').every(({ level }) => level === 'advice')).toBe(true);
  });

  test.each([
    ['CHN', 'HK', true],
    ['CHN', 'TW', false],
    ['D', 'DE', true],
    ['GBN', 'GB', true],
    ['JPN', 'JP', true],
    ['UTO', 'JP', false],
  ])('%s is a passport of %s: %s', (nationality, stated, same) => {
    expect(compareMrz('', { ...mrz, nationality }, { nationality: stated }, 'reviewer')).toHaveLength(same ? 0 : 1);
  });
});
