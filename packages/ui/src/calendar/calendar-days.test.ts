import { addDays, dayOfWeek } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampDay,
  countDays,
  type DateRange,
  extendRange,
  getDayForKey,
  getFirstDayOfWeek,
  getMonthWeeks,
  getRangePosition,
  getSelectableYears,
  isSelectable,
  moveToMonth,
  type Weekday,
} from './calendar-days.ts';

const day = fc.integer({ min: -20_000, max: 40_000 }).map((offset) => addDays('2000-01-01', offset));
const weekday = fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6);

describe('the weeks of a month', () => {
  test('shows each day of the month once, under its weekday', () => {
    fc.assert(
      fc.property(day, weekday, (date, weekStart) => {
        const weeks = getMonthWeeks(date, weekStart);
        const days = weeks.flat().filter((one) => one !== undefined);
        expect(weeks).toHaveLength(6);
        expect(days[0]).toBe(`${date.slice(0, 7)}-01`);
        expect(days).toContain(date);
        expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01');
        const wrong = weeks.flatMap((week) =>
          week.filter((one, at) => one !== undefined && dayOfWeek(one) !== (weekStart + at) % 7),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });
  test.each([
    ['en', 0],
    ['zh-Hans', 1],
    ['zh-Hant', 0],
    ['ms', 1],
    ['th', 0],
    ['ja', 0],
  ])('starts weeks in the language %s on weekday %i', (language, start) =>
    expect(getFirstDayOfWeek(language)).toBe(start),
  );
});

describe('keys in the calendar', () => {
  const press = (key: string, more: Partial<Parameters<typeof getDayForKey>[1]> = {}) =>
    getDayForKey('2026-03-31', { key, shiftKey: false, direction: 'ltr', weekStart: 0, ...more });
  test.each([
    ['ArrowLeft', '2026-03-30'],
    ['ArrowRight', '2026-04-01'],
    ['ArrowUp', '2026-03-24'],
    ['ArrowDown', '2026-04-07'],
    ['Home', '2026-03-29'],
    ['End', '2026-04-04'],
    ['PageUp', '2026-02-28'],
    ['PageDown', '2026-04-30'],
    ['Tab', undefined],
    ['a', undefined],
  ])('moves the focused day on the key %s to %s', (key, to) => expect(press(key)).toBe(to));
  test('moves by a year on Page Up and Page Down with Shift', () =>
    expect(press('PageDown', { shiftKey: true })).toBe('2027-03-31'));
  test('moves to the next day on the left arrow in right-to-left text', () =>
    expect(press('ArrowLeft', { direction: 'rtl' })).toBe('2026-04-01'));
  test('moves to Sunday on End if the week starts on Monday', () =>
    expect(press('End', { weekStart: 1 })).toBe('2026-04-05'));
});

describe('limits of a calendar', () => {
  const limits = { min: '2026-02-10', max: '2026-03-10', isUnavailable: (one: string) => one === '2026-02-20' };
  test.each([
    ['2026-02-09', false],
    ['2026-02-10', true],
    ['2026-02-20', false],
    ['2026-03-10', true],
    ['2026-03-11', false],
  ])('returns whether the user can choose the day %s: %s', (one, can) => expect(isSelectable(one, limits)).toBe(can));
  test('returns the nearest day within the limits', () => {
    expect(clampDay('2020-01-01', limits)).toBe('2026-02-10');
    expect(clampDay('2030-01-01', limits)).toBe('2026-03-10');
    expect(clampDay('2026-02-20', limits)).toBe('2026-02-20');
  });
  test('lists the years within the limits', () => {
    expect(getSelectableYears('2026-02-10', { min: '2024-05-01', max: '2026-03-10' })).toEqual([2024, 2025, 2026]);
    expect(getSelectableYears('2026-02-10', {})).toContain(1930);
  });
  test('moves to the last day of a month that is too short for the chosen day', () => {
    expect(moveToMonth('2024-02-29', { year: 2025, month: 2 })).toBe('2025-02-28');
    expect(moveToMonth('2024-05-31', { year: 2024, month: 6 })).toBe('2024-06-30');
  });
});

describe('ranges of days', () => {
  const none = { from: '', to: '' } as const;
  const begun = { from: '2026-02-10', to: '' } as const;
  test('starts a new range of days on the third press', () => {
    expect(extendRange(none, '2026-02-10', {})).toEqual({ range: begun });
    expect(extendRange(begun, '2026-02-12', {})).toEqual({ range: { from: '2026-02-10', to: '2026-02-12' } });
    expect(extendRange(begun, '2026-02-10', {}), 'one day').toEqual({
      range: { from: '2026-02-10', to: '2026-02-10' },
    });
    expect(extendRange(begun, '2026-02-09', {})).toEqual({ range: { from: '2026-02-09', to: '' } });
    expect(extendRange({ from: '2026-02-10', to: '2026-02-12' }, '2026-02-20', {})).toEqual({
      range: { from: '2026-02-20', to: '' },
    });
  });
  test('UI-04 rejects a range with more days than the maximum', () => {
    expect(extendRange(begun, '2026-02-16', { maxDays: 7 }).issue).toBeUndefined();
    expect(extendRange(begun, '2026-02-17', { maxDays: 7 })).toEqual({ range: begun, issue: 'periodTooLong' });
  });
  test('rejects a range with an unavailable day', () =>
    expect(extendRange(begun, '2026-02-12', { isUnavailable: (one) => one === '2026-02-11' })).toEqual({
      range: begun,
      issue: 'periodBroken',
    }));
  test('returns an ordered range of at most the maximum number of days after any presses', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 })), fc.integer({ min: 1, max: 30 }), (presses, maxDays) => {
        const ranges = presses.reduce<DateRange[]>(
          (all, press) => [...all, extendRange(all.at(-1) ?? none, addDays('2026-02-01', press), { maxDays }).range],
          [],
        );
        const whole = ranges.filter(({ from, to }) => from !== '' && to !== '');
        expect(whole.filter((one) => one.from > one.to || countDays(one) > maxDays)).toEqual([]);
      }),
    );
  });
  test.each([
    ['2026-02-09', 'none'],
    ['2026-02-10', 'first'],
    ['2026-02-11', 'inside'],
    ['2026-02-12', 'last'],
    ['2026-02-13', 'none'],
  ])('returns for the day %s the position “%s” in the range', (one, place) =>
    expect(getRangePosition(one, { from: '2026-02-10', to: '2026-02-12' })).toBe(place),
  );
  test('returns the position “single” for the only day of a range', () =>
    expect(getRangePosition('2026-02-10', begun)).toBe('single'));
});
