import { describe, expect, test } from 'vitest';
import { readRecognisedMrz } from './recognised-mrz.ts';

const today = '2026-11-22';
const checked = { birthDate: '1990-01-01', number: 'A12345678', expiresOn: '2030-05-01' };
const exact = 'P<MYSTAN<<MEI<LING<<<<<<<<<<<<<<<<<<<<<<<<<<';

describe('what a recogniser makes of a passport', () => {
  test.each([
    ['P<MYSTANK<KMEIKLING<LK<K<KLKLKLLLKLKLLKLLKLKL', 'A123456784MYS9001011F3005017<<<<<<<<KLK<L<LLKLO'],
    [
      'PASPORT MALAYSIA TAN MEI LING\nA12345678\nP<KMYSTANK<KMEIKLING',
      'A123456784MYS9001011F3005017<<<<<<<K<K<K<K<<<<<0',
    ],
    ['', 'K A123456784MYS9O01011F3OO5017<<<<<<<<<<<<<<<O'],
  ])('as Tesseract read it: %s', (first, second) => {
    expect(readRecognisedMrz(`${first}\n${second}\n`, today)).toEqual(checked);
  });

  test('the name counts where its line is exactly as a zone holds it', () => {
    expect(readRecognisedMrz(`${exact}\nA123456784MYS9001011F3005017<<<<<<<<<<<<<<<0`, today)).toEqual({
      name: 'TAN MEI LING',
      ...checked,
    });
  });

  test('a personal number is kept as it stands', () => {
    expect(readRecognisedMrz('\nL898902C36UTO7408122F1204159ZE184226B<<<<<10', today)).toMatchObject({
      number: 'L898902C3',
    });
  });

  test.each([
    'A123456794MYS9001011F3005017<<<<<<<<<<<<<<<0',
    'A123456784MYS9001021F3005017<<<<<<<<<<<<<<<0',
    'A123456784MYS9001011F3005017<<<<<<<<<<<<<<<7',
    'A123456784MYS9001011F3005017',
    'A123456784MYS9001011F30',
    '',
  ])('nothing, where a check digit is wrong or missing: %s', (line) => {
    expect(readRecognisedMrz(`${exact}\n${line}`, today)).toBeUndefined();
  });
});
