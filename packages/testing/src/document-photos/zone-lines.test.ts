import { expect, test } from 'vitest';
import { isTruncated, type Specimen, zoneLines } from './zone-lines.ts';

const anna = {
  code: 'I',
  issuer: 'UTO',
  nationality: 'UTO',
  number: 'D23145890',
  surname: 'Eriksson',
  givenNames: 'Anna Maria',
  birthDate: '1974-08-12',
  gender: 'female',
  expiresOn: '2012-04-15',
  optional: '',
} as const;

test.each<[string, Specimen, string[]]>([
  [
    '9303-5',
    { ...anna, size: 'TD1' },
    ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'],
  ],
  [
    '9303-6',
    { ...anna, size: 'TD2' },
    ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'],
  ],
  [
    '9303-4',
    { ...anna, size: 'TD3', code: 'P', number: 'L898902C3', optional: 'ZE184226B' },
    ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
  ],
])('returns the lines of the example in ICAO %s', (_, specimen, lines) => expect(zoneLines(specimen)).toEqual(lines));

test('removes diacritics and apostrophes from names, replaces hyphens and truncates long names', () => {
  const long: Specimen = { ...anna, size: 'TD1', surname: "O'Brien-Ångström", givenNames: 'Zoë Maria Josefina' };
  expect(zoneLines(long)[2]).toBe('OBRIEN<ANGSTROM<<ZOE<MARIA<JOS');
  expect(isTruncated(long)).toBe(true);
});
