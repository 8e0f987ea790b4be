import { expect, test } from 'vitest';
import { passportPattern } from './passport.ts';

test.each([
  ['K1234567A', 'SG', true],
  ['A12345678', 'MY', true],
  ['123456', undefined, true],
  ['L898902C3', 'US', true],
  ['K1234567', 'SG', false],
  ['B12345678', 'MY', false],
  ['12345', undefined, false],
  ['1234567890', 'US', false],
])('decides whether %s is a passport number of %s: %s', (number, country, is) => {
  expect(passportPattern(country).test(number)).toBe(is);
});
