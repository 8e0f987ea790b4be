import { getCountryCallingCode } from 'libphonenumber-js/mobile';
import { expect, test } from 'vitest';
import { countryCodes } from '../../country/country.ts';
import { callingCode, callingCodes } from './calling-codes.ts';

test('the calling codes match those of libphonenumber', () => {
  for (const { country, callingCode } of callingCodes)
    expect(callingCode).toBe(`+${getCountryCallingCode(country as Parameters<typeof getCountryCallingCode>[0])}`);
});

test('every country except seven territories has a calling code', () => {
  const without = countryCodes.filter((code) => !callingCode(code));
  expect(without).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']); // uninhabited, or with numbers of another country
  expect(callingCodes.every(({ country }) => countryCodes.some((code) => code === country))).toBe(true);
  expect(callingCode('SG')).toBe('+65');
  expect(callingCode('XX')).toBeUndefined();
});
