import { getExampleNumber } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { callingCodes } from '../calling-codes/calling-codes.ts';
import { normalisePhone } from '../phone.ts';
import { formatPhone } from './format-phone.ts';

const exampleOf = (country: string) => getExampleNumber(country as Parameters<typeof getExampleNumber>[0], examples);

describe('a phone number in groups', () => {
  test.each([
    'AE',
    'AU',
    'CA',
    'CN',
    'FR',
    'GB',
    'HK',
    'ID',
    'IN',
    'JP',
    'KR',
    'MO',
    'MY',
    'NZ',
    'PH',
    'SG',
    'TH',
    'TW',
    'US',
    'VN',
  ])('formats a number of %s in the groups of its numbering plan', (country) => {
    const example = exampleOf(country);
    expect(formatPhone(example?.number ?? '')).toBe(example?.formatInternational().replaceAll('-', ' '));
  });

  test.each(callingCodes.map(({ country }) => [country, exampleOf(country)?.number ?? '+6591234567']))(
    'formats for %s the number %s without losing a digit',
    (_, number) => {
      expect(formatPhone(number).replaceAll(' ', '')).toBe(normalisePhone(number));
    },
  );

  test('formats numbers of unusual lengths, and returns invalid numbers unchanged', () => {
    expect(formatPhone('+65912345')).toBe('+65 912345');
    expect(formatPhone('nothing')).toBe('nothing');
    expect(formatPhone('+44123456789')).toBe('+44 12 345 6789');
  });
});
