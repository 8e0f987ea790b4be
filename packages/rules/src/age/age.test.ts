import { addDays, addYears, compareDates } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageOn,
  birthdayAtAge,
  checkDateOfBirth,
  checkHolderAge,
  checkYoungInvestor,
  isMinor,
  isYoungInvestor,
} from './age.ts';

const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code);

describe('coming of age', () => {
  test.each([
    ['2008-11-20', '2026-11-19', true],
    ['2008-11-20', '2026-11-20', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    ['2008-12-31', '2026-12-30', true],
    ['2008-12-31', '2026-12-31', false],
  ])('decides whether a person born on %s is a minor on %s: %s', (dateOfBirth, today, expected) =>
    expect(isMinor(dateOfBirth, today)).toBe(expected),
  );

  test('moves a 29 February birthday to 1 March in common years', () => {
    expect(birthdayAtAge('2008-02-29', 18)).toBe('2026-03-01');
    expect(birthdayAtAge('2008-02-29', 20)).toBe('2028-02-29');
  });

  test('the age increases by one exactly on the birthday', () => {
    const birth = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1930-01-01', days));
    fc.assert(
      fc.property(birth, fc.integer({ min: 1, max: 100 }), (born, age) => {
        const day = birthdayAtAge(born, age);
        const notBeforeClamped = compareDates(day, addYears(born, age)) >= 0;
        return ageOn(born, day) === age && ageOn(born, addDays(day, -1)) === age - 1 && notBeforeClamped;
      }),
    );
  });
});

describe('birth dates', () => {
  test.each([
    ['2026-11-21', ['date-in-future']],
    ['2026-11-20', []],
    ['1903-11-20', []],
    ['1902-11-21', []],
    ['1902-11-20', ['birth-date-too-early']],
  ])('for the birth date %s, reports %j', (dateOfBirth, expected) =>
    expect(codes(checkDateOfBirth('dateOfBirth', dateOfBirth, '2026-11-20'))).toEqual(expected),
  );
});

describe('age limits of account holders', () => {
  test('allows a sole account from 18 and reports the first possible day', () => {
    expect(checkHolderAge('dateOfBirth', '2008-11-21', '2026-11-20', 'sole')).toEqual([
      { path: 'dateOfBirth', code: 'under-age', values: { age: 18, date: '2026-11-21' } },
    ]);
    expect(checkHolderAge('dateOfBirth', '2008-11-20', '2026-11-20', 'sole')).toEqual([]);
    expect(codes(checkHolderAge('dateOfBirth', '2010-01-01', '2026-11-20', 'joint-adult'))).toEqual(['under-age']);
  });

  test('accepts a minor only below 18', () => {
    expect(checkHolderAge('dateOfBirth', '2008-11-21', '2026-11-20', 'joint-minor')).toEqual([]);
    expect(codes(checkHolderAge('dateOfBirth', '2008-11-20', '2026-11-20', 'joint-minor'))).toEqual(['not-a-minor']);
  });

  test('sends young investors of 18 to 20 to review for more than a cash account', () => {
    expect(isYoungInvestor('2008-11-21', '2026-11-20')).toBe(false);
    expect(isYoungInvestor('2008-11-20', '2026-11-20')).toBe(true);
    expect(isYoungInvestor('2005-11-21', '2026-11-20')).toBe(true);
    expect(isYoungInvestor('2005-11-20', '2026-11-20')).toBe(false);
    expect(checkYoungInvestor('accountType', '2007-01-01', '2026-11-20', 'margin')).toEqual([
      { path: 'accountType', code: 'young-investor-review', level: 'advice', values: { age: 21 } },
    ]);
    expect(checkYoungInvestor('accountType', '2007-01-01', '2026-11-20', 'cash')).toEqual([]);
    expect(checkYoungInvestor('accountType', '1990-01-01', '2026-11-20', 'margin')).toEqual([]);
  });
});
