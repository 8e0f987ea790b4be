import { addDays, compareDates, dayOfWeek, daysBetween } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicHolidays } from './public-holidays.ts';
import { addWorkingDays, isWorkingDay, reviewWindow } from './working-days.ts';

describe('the table of public holidays', () => {
  const dates = [...publicHolidays.dates];

  test('the table lists eleven holidays a year in order, and Mondays after Sundays', () => {
    expect(dates).toEqual([...dates].sort());
    for (const date of dates) {
      expect(compareDates(date, publicHolidays.start)).toBeGreaterThanOrEqual(0);
      expect(compareDates(date, publicHolidays.end)).toBeLessThanOrEqual(0);
    }
    for (const year of ['2026', '2027']) {
      const inYear = dates.filter((date) => date.startsWith(year));
      expect(inYear.length).toBe(11 + inYear.filter((date) => dayOfWeek(date) === 0).length);
    }
  });

  test('a holiday on a Sunday is followed by one on Monday', () => {
    for (const date of dates.filter((one) => dayOfWeek(one) === 0)) expect(dates).toContain(addDays(date, 1));
  });
});

describe('working days', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 3, '2026-11-25'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-06', 1, '2026-11-10'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2027-02-05', 1, '2027-02-09'],
    ['2026-02-16', 1, '2026-02-19'],
  ])('the date %s plus %i working days is %s', (date, count, expected) =>
    expect(addWorkingDays(date, count)).toEqual({ date: expected, estimate: false }),
  );

  test('marks working days after the last known holiday as estimates', () => {
    expect(addWorkingDays('2027-12-30', 1)).toEqual({ date: '2027-12-31', estimate: false });
    expect(addWorkingDays('2027-12-30', 2)).toEqual({ date: '2028-01-03', estimate: true });
    expect(addWorkingDays('2025-12-31', 1).estimate).toBe(true);
  });

  test('returns a working day after exactly that many working days', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 10 }), (from, count) => {
        const { date } = addWorkingDays(from, count);
        const between = Array.from({ length: daysBetween(from, date) }, (_, index) => addDays(from, index + 1));
        return isWorkingDay(date) && between.filter(isWorkingDay).length === count;
      }),
    );
  });
});

describe('FAIL-04 RULE-18 review takes 1-3 working days', () => {
  test.each([
    ['a Friday before the cut-off', '2026-11-20T08:59:59Z', '2026-11-20', '2026-11-23', '2026-11-25'],
    ['the same Friday at 17:00 in Singapore', '2026-11-20T09:00:00Z', '2026-11-23', '2026-11-24', '2026-11-26'],
    [
      'a time just after midnight in Singapore, when UTC is a day behind',
      '2026-11-19T16:00:00Z',
      '2026-11-20',
      '2026-11-23',
      '2026-11-25',
    ],
    ['a Saturday', '2026-11-21T02:00:00Z', '2026-11-23', '2026-11-24', '2026-11-26'],
    ['Christmas Eve in the evening', '2026-12-24T12:00:00Z', '2026-12-28', '2026-12-29', '2026-12-31'],
    ['the eve of Chinese New Year 2027', '2027-02-05T01:00:00Z', '2027-02-05', '2027-02-09', '2027-02-11'],
  ])('returns the expected review dates for %s', (_, at, receivedOn, earliest, latest) =>
    expect(reviewWindow(new Date(at))).toEqual({ receivedOn, earliest, latest, estimate: false }),
  );

  test('marks review dates after the last known holiday as estimates', () => {
    expect(reviewWindow(new Date('2027-12-28T01:00:00Z'))).toMatchObject({ latest: '2027-12-31', estimate: false });
    expect(reviewWindow(new Date('2027-12-29T01:00:00Z'))).toMatchObject({ latest: '2028-01-03', estimate: true });
  });
});
