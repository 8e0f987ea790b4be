import {
  addDays,
  addMonths,
  addYears,
  type CalendarDate,
  compareDates,
  createCalendarDate,
  dayOfWeek,
  daysBetween,
  parseDateParts,
} from '@quayside/values/calendar-date';

/** A day of the week: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Returns the first day of the week in a language, by CLDR 48 (weekData): Monday for `zh-Hans` and `ms`, otherwise
 * Sunday.
 */
export const getFirstDayOfWeek = (language: string): Weekday => (language === 'zh-Hans' || language === 'ms' ? 1 : 0);

/** The days that the user can choose. Without limits, the user can choose every day. */
export type DayLimits = {
  /** The earliest day, in the format YYYY-MM-DD. */
  min?: CalendarDate | undefined;
  /** The latest day, in the format YYYY-MM-DD. */
  max?: CalendarDate | undefined;
  /** Returns whether the user cannot choose a day, such as a holiday. */
  isUnavailable?: ((day: CalendarDate) => boolean) | undefined;
};

/**
 * A range of days in the format YYYY-MM-DD, both ends included. Both are `''` before a choice; `to` is `''` until the
 * user chooses the last day.
 */
export type DateRange = { from: string; to: string };

/**
 * The reason why the last day of a range was rejected. `periodTooLong`: the range has too many days. `periodBroken`:
 * the range contains an unavailable day.
 */
export type RangeIssue = 'periodTooLong' | 'periodBroken';

/**
 * The number of rows of every month. The same height for all months prevents content below the calendar from moving.
 */
const WEEKS = 6;

/** Returns the month of `day` as six weeks of seven days. Cells outside the month are undefined. */
export function getMonthWeeks(
  day: CalendarDate,
  weekStart: Weekday,
): readonly (readonly (CalendarDate | undefined)[])[] {
  const { year, month } = parseDateParts(day);
  const first = createCalendarDate(year, month, 1) ?? day;
  const lead = (dayOfWeek(first) - weekStart + 7) % 7;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => createCalendarDate(year, month, week * 7 + at - lead + 1)),
  );
}

/** Returns whether a day is between `min` and `max`, both included. Ignores `isUnavailable`. */
export const isWithin = (day: CalendarDate, { min, max }: DayLimits): boolean =>
  (min === undefined || compareDates(day, min) >= 0) && (max === undefined || compareDates(day, max) <= 0);

/** Returns whether the user can choose a day: it is within the limits and not unavailable. */
export const isSelectable = (day: CalendarDate, limits: DayLimits): boolean =>
  isWithin(day, limits) && !limits.isUnavailable?.(day);

/** Returns `day`, or the limit that is nearest to it if the day is outside the limits. */
export function clampDay(day: CalendarDate, { min, max }: DayLimits): CalendarDate {
  if (min !== undefined && compareDates(day, min) < 0) return min;
  return max !== undefined && compareDates(day, max) > 0 ? max : day;
}

type Key = { key: string; shiftKey: boolean; direction: 'ltr' | 'rtl'; weekStart: Weekday };

/** Returns the day that a key moves the focus to, as in the WAI-ARIA date grid, or undefined for other keys. */
export function getDayForKey(
  day: CalendarDate,
  { key, shiftKey, direction, weekStart }: Key,
): CalendarDate | undefined {
  const forward = direction === 'rtl' ? -1 : 1;
  const inWeek = (dayOfWeek(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -inWeek);
    case 'End':
      return addDays(day, 6 - inWeek);
    case 'PageUp':
      return shiftKey ? addYears(day, -1) : addMonths(day, -1);
    case 'PageDown':
      return shiftKey ? addYears(day, 1) : addMonths(day, 1);
    default:
      return undefined;
  }
}

/** Returns the same day of another month, or the last day of that month if it is shorter. */
export function moveToMonth(day: CalendarDate, to: { year: number; month: number }): CalendarDate {
  const { year, month } = parseDateParts(day);
  return addMonths(day, (to.year - year) * 12 + to.month - month);
}

/** Returns the number of days of a complete range, both ends included. */
export const countDays = (range: DateRange): number => daysBetween(range.from, range.to) + 1;

/**
 * Returns the range after the user presses a day. The first press sets the start and the second press the end. A day
 * before the start begins a new range. For an invalid end, returns the unchanged start and an issue.
 */
export function extendRange(
  { from, to }: DateRange,
  day: CalendarDate,
  { maxDays, ...limits }: DayLimits & { maxDays?: number | undefined },
): { range: DateRange; issue?: RangeIssue } {
  if (from === '' || to !== '' || compareDates(day, from) < 0) return { range: { from: day, to: '' } };
  const days = countDays({ from, to: day });
  const open = { from, to: '' } as const;
  if (maxDays !== undefined && days > maxDays) return { range: open, issue: 'periodTooLong' };
  const isBroken = Array.from({ length: days }, (_, at) => addDays(from, at)).some((one) => !isSelectable(one, limits));
  return isBroken ? { range: open, issue: 'periodBroken' } : { range: { from, to: day } };
}

/** The position of a day in the chosen range. `single` is the only day, or a start without an end. */
export type RangePosition = 'none' | 'single' | 'first' | 'inside' | 'last';

/** Returns the position of a day in a range. The range can be empty or without an end. */
export function getRangePosition(day: CalendarDate, { from, to }: DateRange): RangePosition {
  if (from === '') return 'none';
  if (day === from) return to === '' || to === from ? 'single' : 'first';
  if (to === '') return 'none';
  if (day === to) return 'last';
  return compareDates(day, from) > 0 && compareDates(day, to) < 0 ? 'inside' : 'none';
}

/**
 * Returns the years within the limits. The defaults, 100 years before and 20 years after `day`, cover birth dates and
 * the expiry dates of passports.
 */
export function getSelectableYears(day: CalendarDate, { min, max }: DayLimits): readonly number[] {
  const { year } = parseDateParts(day);
  const first = min === undefined ? year - YEARS_BEFORE : parseDateParts(min).year;
  const last = max === undefined ? year + YEARS_AFTER : parseDateParts(max).year;
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => first + at);
}

const YEARS_BEFORE = 100;
const YEARS_AFTER = 20;
