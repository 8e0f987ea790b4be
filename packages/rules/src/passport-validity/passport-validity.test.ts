import { addDays, addMonths } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPassportValidity,
  checkUploadedPassport,
  passportMustShow,
  passportValidity,
} from './passport-validity.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((day) => addDays('2020-01-01', day));

describe('requires at least 6 months of passport validity', () => {
  test.each([
    ['2026-11-20', '2027-05-20', 'valid'],
    ['2026-11-20', '2027-05-19', 'under-6-months'],
    ['2026-11-20', '2026-11-20', 'under-6-months'],
    ['2026-11-20', '2026-11-19', 'expired'],
    ['2026-08-31', '2027-02-28', 'valid'],
    ['2026-08-31', '2027-02-27', 'under-6-months'],
    ['2027-08-31', '2028-02-29', 'valid'],
    ['2027-08-31', '2028-02-28', 'under-6-months'],
    ['2028-02-29', '2028-08-29', 'valid'],
    ['2028-02-29', '2028-08-28', 'under-6-months'],
  ] as const)('RULE-01 on %s a passport that expires on %s is %s', (today, expiry, expected) =>
    expect(passportValidity(expiry, today)).toBe(expected),
  );

  test('RULE-01 a passport with exactly 6 months left is valid, and with one day less is under 6 months, on every day', () => {
    fc.assert(
      fc.property(days, (today) => {
        const limit = addMonths(today, 6);
        return (
          passportValidity(limit, today) === 'valid' && passportValidity(addDays(limit, -1), today) === 'under-6-months'
        );
      }),
    );
  });

  test('RULE-01 gives advice with the limit under 6 months and an error after expiry', () => {
    expect(checkPassportValidity('passport.expiry', '2027-01-01', '2026-11-20')).toEqual([
      {
        path: 'passport.expiry',
        code: 'passport-validity-under-6-months',
        level: 'advice',
        values: { months: 6, date: '2027-05-20' },
      },
    ]);
    expect(checkPassportValidity('passport.expiry', '2026-01-01', '2026-11-20')).toEqual([
      { path: 'passport.expiry', code: 'passport-expired' },
    ]);
    expect(checkPassportValidity('passport.expiry', '2036-01-01', '2026-11-20')).toEqual([]);
  });

  test('requires a complete expiry date', () => {
    for (const typed of [undefined, '', '2027-02-30'])
      expect(checkPassportValidity('passport.expiry', typed, '2026-11-20')).toEqual([
        { path: 'passport.expiry', code: 'date-incomplete' },
      ]);
  });

  test('the photo page must show signature, photo, name, birth date, number, nationality and expiry', () => {
    expect(passportMustShow).toEqual(['signature', 'photo', 'name', 'birth-date', 'number', 'nationality', 'expiry']);
  });
});

describe('RULE-01 on upload', () => {
  const today = '2026-11-21';
  const found = (passport: Partial<Parameters<typeof checkUploadedPassport>[0]>) =>
    checkUploadedPassport({ uploaded: true, supplemented: false, ...passport }, today).map(
      ({ path, code }) => `${path}: ${code}`,
    );
  const warning = 'front.validity: passport-validity-under-6-months';

  test.each([
    ['2027-05-21', []],
    ['2027-05-20', [warning]],
    ['2026-11-21', [warning]],
  ])('for the expiry date %s in the picture, returns its issues', (date, expected) => {
    expect(found({ readExpiry: date, typedExpiry: date })).toEqual(expected);
  });

  test('uses the typed date when the photo is unreadable', () => {
    expect(found({ typedExpiry: '2027-05-20' })).toEqual([warning]);
    expect(found({ typedExpiry: '2027-05-20', uploaded: false })).toEqual([
      'expiresOn: passport-validity-under-6-months',
    ]);
  });

  test('uses the date in the photo and requires a correction of a different typed date', () => {
    expect(found({ readExpiry: '2027-05-20', typedExpiry: '2031-02-12' })).toEqual([
      'expiresOn: document-expiry-differs',
      warning,
    ]);
    expect(found({ readExpiry: '2027-05-20', typedExpiry: '2026-11-20' })).toEqual([
      'expiresOn: passport-expired',
      'expiresOn: document-expiry-differs',
      warning,
    ]);
  });

  test('gives no advice if another passport is among the supplementary documents', () => {
    expect(found({ typedExpiry: '2027-05-20', supplemented: true })).toEqual([]);
  });
});
