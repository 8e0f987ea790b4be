import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  compareDates,
  createCalendarDate,
  dayOfWeek,
  daysBetween,
  endOfYear,
  formatDate,
  formatPartOfDate,
  formatW8benDate,
  InvalidCalendarDateError,
  isCalendarDate,
  parseDateParts,
  toSingaporeDate,
  toSingaporeMinutes,
} from './calendar-date.ts';

const zones = ['Asia/Singapore', 'America/Los_Angeles', 'UTC', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/London'];
const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** The oracle: computes civil days with integer arithmetic, without Date (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
const oracle = {
  leap: (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0,
  lengthOf: (year: number, month: number) =>
    month === 2 ? (oracle.leap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31,
  toDay(year: number, month: number, day: number) {
    const y = month <= 2 ? year - 1 : year;
    const era = Math.floor(y / 400);
    const yearOfEra = y - era * 400;
    const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
    return (
      era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
    );
  },
  text: (year: number, month: number, day: number) =>
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
};

const parts = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => ({ year, month, day: Math.min(day, oracle.lengthOf(year, month)) }));

describe.each(zones)('calendar arithmetic in the time zone %s', (zone) => {
  test('F60 date arithmetic agrees with an independent integer calculation', () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(parts, fc.integer({ min: -600, max: 600 }), (from, step) => {
        const date = oracle.text(from.year, from.month, from.day);
        const index = from.year * 12 + from.month - 1 + step;
        const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
        const day = Math.min(from.day, oracle.lengthOf(year, month));
        const later = addDays(date, step);
        const { year: y, month: m, day: d } = parseDateParts(later);
        return (
          addMonths(date, step) === oracle.text(year, month, day) &&
          oracle.toDay(y, m, d) === oracle.toDay(from.year, from.month, from.day) + step &&
          daysBetween(date, later) === step &&
          compareDates(later, date) === step &&
          dayOfWeek(date) === (((oracle.toDay(from.year, from.month, from.day) + 4) % 7) + 7) % 7
        );
      }),
      { numRuns: limitRuns(100_000) },
    );
  });

  test('F60 returns the same date in Singapore in any time zone', () => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(expectedOffset[zone]);
    expect(toSingaporeDate(new Date('2026-12-31T15:59:59.999Z'))).toBe('2026-12-31');
    expect(toSingaporeDate(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
    expect(toSingaporeMinutes(new Date('2026-12-31T16:01:00Z'))).toBe(1);
    expect(toSingaporeMinutes(new Date('2026-12-31T15:59:00Z'))).toBe(1439);
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 86_399_999 }), ({ year, month, day }, ms) => {
        const midnight = oracle.toDay(year, month, day) * 86_400_000 - 8 * 3_600_000;
        return toSingaporeDate(new Date(midnight + ms)) === oracle.text(year, month, day);
      }),
    );
  });
});
const expectedOffset: Record<string, number> = {
  'Asia/Singapore': -480,
  'America/Los_Angeles': 480,
  UTC: 0,
  'Pacific/Kiritimati': -840,
  'Asia/Kathmandu': -345,
  'Europe/London': 0,
};

describe('edge cases', () => {
  test.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-11-20', 6, '2027-05-20'],
    ['2026-05-31', -3, '2026-02-28'],
    ['2026-01-31', -2, '2025-11-30'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('the date %s plus %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

  test('29 February plus years is 28 February in common years', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(endOfYear('2026-11-20')).toBe('2026-12-31');
    expect(endOfYear('2027-01-01', 3)).toBe('2030-12-31');
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '0000-01-01',
    '',
    'today',
    '2026-01-01T00:00',
    20260101,
    null,
  ])('rejects %s as a date', (text) => expect(isCalendarDate(text)).toBe(false));

  test.each(['2024-02-29', '2000-02-29', '9999-12-31', '0099-12-31'])('accepts %s as a date', (text) => {
    expect(isCalendarDate(text)).toBe(true);
    expect(addDays(addDays(text, -1), 1)).toBe(text);
  });

  test('throws a typed error without the input for an invalid date', () => {
    expect(() => compareDates('S1234567D', '2026-01-01')).toThrow(InvalidCalendarDateError);
    expect(() => addMonths('S1234567D', 1)).toThrow(/^(?!.*S1234567D)/);
    expect(createCalendarDate(2026, 2, 30)).toBeUndefined();
    expect(createCalendarDate(2028, 2, 29)).toBe('2028-02-29');
  });
});

describe('formats', () => {
  test.each([
    ['en', '5 Mar 2026'],
    ['ms', '5 Mac 2026'],
    ['th', '5 มี.ค. 2026'],
    ['zh-Hans', '2026年3月5日'],
    ['zh-Hant', '2026年3月5日'],
    ['ja', '2026年3月5日'],
  ])('formats a date in %s as %s', (language, expected) => expect(formatDate('2026-03-05', language)).toBe(expected));

  test.each([
    ['en', '5 Mar', 'Mar 2026'],
    ['th', '5 มี.ค.', 'มี.ค. 2026'],
    ['ja', '3月5日', '2026年3月'],
  ])('formats a date in %s without its year or its day', (language, day, month) => {
    expect(formatPartOfDate('2026-03-05', language, 'year')).toBe(day);
    expect(formatPartOfDate('2026-03-05', language, 'day')).toBe(month);
  });

  test('formats W-8BEN dates as MM-DD-YYYY', () => expect(formatW8benDate('2026-11-20')).toBe('11-20-2026'));
});
