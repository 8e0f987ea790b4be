import { describe, expect, test } from 'vitest';
import { checkPassportNumber } from './passport.ts';

describe('passport numbers', () => {
  test.each([
    ['K1234567A', 'SG'],
    ['k1234567a', 'SG'],
    ['A12345678', 'MY'],
    ['123456', undefined],
    ['L898902C3', 'US'],
    ['', 'SG'],
  ])('%s of %s is accepted', (number, country) => {
    expect(checkPassportNumber('documentNumber', number, country)).toEqual([]);
  });

  test.each([
    ['K1234567', 'SG'],
    ['B12345678', 'MY'],
    ['12345', undefined],
    ['1234567890', 'US'],
    ['1'.repeat(100_000), 'US'],
  ])('%.12s of %s is refused', (number, country) => {
    expect(checkPassportNumber('documentNumber', number, country)).toEqual([
      { path: 'documentNumber', code: 'document-number-format' },
    ]);
  });
});
