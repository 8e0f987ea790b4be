import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dateOrder,
  findInvalidParts,
  joinDate,
  parseDate,
  splitDate,
  toDateDigits,
  toGregorianYear,
} from './date-parts.ts';

const dayFirst = dateOrder('en');
const yearFirst = dateOrder('ja');

describe('parts of a date', () => {
  test('returns the order of day, month and year for each language', () => {
    for (const language of ['en', 'ms', 'th']) expect(dateOrder(language)).toEqual(['day', 'month', 'year']);
    for (const language of ['zh-Hans', 'zh-Hant', 'ja']) expect(dateOrder(language)).toEqual(['year', 'month', 'day']);
  });

  test.each([
    [{ year: '2024', month: '02', day: '' }, '2024-02-'],
    [{ year: '2024', month: '2', day: '9' }, '2024-02-09'],
    [{ year: '', month: '', day: '9' }, '--09'],
    [{ year: '24', month: '', day: '' }, '24--'],
    [{ year: '', month: '', day: '' }, ''],
  ])('joins the date parts %j to the value “%s”', (typed, value) => expect(joinDate(typed)).toBe(value));

  test('preserves all digits when it splits and joins a date', () => {
    const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{0,${most}}$`));
    fc.assert(
      fc.property(fc.record({ year: digits(4), month: digits(2), day: digits(2) }), (typed) => {
        const value = joinDate(typed);
        const again = splitDate(value);
        expect(Number(again.day)).toBe(Number(typed.day));
        expect(Number(again.month)).toBe(Number(typed.month));
        expect(again.year).toBe(typed.year);
        expect(joinDate(again)).toBe(value);
      }),
    );
  });

  test.each([
    ['３１', 'day', '31'],
    ['๓๑', 'day', '31'],
    ['2533x', 'year', '2533'],
    ['123', 'month', '12'],
    ['ab', 'day', ''],
    ['31 Jan 1990', 'day', '31'],
    ['31 Jan 1990', 'year', '1990'],
    ['January 31, 1990', 'year', '1990'],
    ['31 ม.ค. ๒๕๓๓', 'year', '2533'],
    ['1930-09', 'year', '1930'],
    ['1930-09', 'month', '09'],
    ['平成2年1月31日', 'year', ''],
  ] as const)('converts the typed text %s in the %s box to the digits %s', (text, part, digits) =>
    expect(toDateDigits(text, part)).toBe(digits),
  );
});

describe('pasted dates', () => {
  const birthday = { year: '1990', month: '01', day: '31' };
  test.each([
    ['31/01/1990', birthday],
    ['1990-01-31', birthday],
    [' 31.01.1990 ', birthday],
    ['1990年01月31日', birthday],
    ['３１／０１／１９９０', birthday],
    ['๓๑/๐๑/๒๕๓๓', { ...birthday, year: '2533' }],
    ['5/3/1990', { year: '1990', month: '3', day: '5' }],
    ['31/13/1990', { year: '1990', month: '13', day: '31' }],
    ['31/01/90', undefined],
    ['31', undefined],
    ['31 January 1990', undefined],
  ])('parses the pasted text “%s” only if it is a complete numeric date', (text, parts) =>
    expect(parseDate(text, dayFirst)).toEqual(parts),
  );

  test('parses eight pasted digits in the date order of the language', () => {
    expect(parseDate('31011990', dayFirst)).toEqual(birthday);
    expect(parseDate('19900131', yearFirst)).toEqual(birthday);
  });
});

describe('Buddhist years', () => {
  test.each([
    ['2533', '1990'],
    ['2569', '2026'],
    ['2400', '1857'],
    ['2399', undefined],
    ['2026', undefined],
    ['253', undefined],
    ['', undefined],
  ])('converts the typed year %s to the Gregorian year %s', (typed, year) => expect(toGregorianYear(typed)).toBe(year));
});

describe('invalid parts of a date', () => {
  const all = ['day', 'month', 'year'];
  test.each([
    ['', all],
    ['1990-01-31', all],
    ['1990-01-', ['day']],
    ['-01-31', ['year']],
    ['1990-13-31', ['month']],
    ['1990-00-31', ['month']],
    ['1990-02-30', ['day']],
    ['1991-02-29', ['day']],
    ['-02-29', ['year']],
    ['90-01-31', ['year']],
    ['1990-13-32', ['day', 'month']],
    ['1990--00', ['month', 'day']],
  ])('returns the invalid parts of the date %s: %j', (value, parts) =>
    expect(findInvalidParts(splitDate(value))).toEqual(parts),
  );
});
