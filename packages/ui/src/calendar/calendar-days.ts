import {
  addDays,
  addMonths,
  addYears,
  type CalendarDate,
  calendarDate,
  compareDates,
  datePartsOf,
  dayOfWeek,
  daysBetween,
} from '@quayside/rules/calendar-date';

/** A day of the week: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the first day of the week by CLDR 48 (weekData): Monday for China and Malaysia, otherwise Sunday. */
export const weekStartOf = (language: string): Weekday => (language === 'zh-Hans' || language === 'ms' ? 1 : 0);

/** The days that can be chosen. Without limits, all days can be chosen. */
export type DayLimits = {
  /** The earliest day that can be chosen, in the format YYYY-MM-DD. */
  min?: CalendarDate | undefined;
  /** The latest day that can be chosen, in the format YYYY-MM-DD. */
  max?: CalendarDate | undefined;
  /** Returns true for a day that cannot be chosen, such as a holiday. */
  isUnavailable?: ((day: CalendarDate) => boolean) | undefined;
};

/**
 * A range of days that includes both ends. Both are `''` before a choice; `to` is `''` until the last day is chosen.
 */
export type DateRange = { from: string; to: string };

export type RangeIssue = 'periodTooLong' | 'periodBroken';

/** Every month has six rows, so that content below the calendar does not move. */
const WEEKS = 6;

/** Returns six weeks of the month of `day`. Cells outside the month are undefined. */
export function weeksOf(day: CalendarDate, weekStart: Weekday): readonly (readonly (CalendarDate | undefined)[])[] {
  const { year, month } = datePartsOf(day);
  const first = calendarDate(year, month, 1) ?? day;
  const lead = (dayOfWeek(first) - weekStart + 7) % 7;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => calendarDate(year, month, week * 7 + at - lead + 1)),
  );
}

export const isWithin = (day: CalendarDate, { min, max }: DayLimits): boolean =>
  (min === undefined || compareDates(day, min) >= 0) && (max === undefined || compareDates(day, max) <= 0);

export const canChoose = (day: CalendarDate, limits: DayLimits): boolean =>
  isWithin(day, limits) && !limits.isUnavailable?.(day);

/** Returns the day within the limits that is nearest to `day`. */
export function nearest(day: CalendarDate, { min, max }: DayLimits): CalendarDate {
  if (min !== undefined && compareDates(day, min) < 0) return min;
  return max !== undefined && compareDates(day, max) > 0 ? max : day;
}

type Key = { key: string; shiftKey: boolean; direction: 'ltr' | 'rtl'; weekStart: Weekday };

/** Returns the day that a key moves to, as in the WAI-ARIA date grid, or undefined for other keys. */
export function dayByKey(day: CalendarDate, { key, shiftKey, direction, weekStart }: Key): CalendarDate | undefined {
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

/** Returns the same day of the month in the month `to`. */
export function dayInMonth(day: CalendarDate, to: { year: number; month: number }): CalendarDate {
  const { year, month } = datePartsOf(day);
  return addMonths(day, (to.year - year) * 12 + to.month - month);
}

/** Returns the number of days of a complete range, both ends included. */
export const lengthOf = (range: DateRange): number => daysBetween(range.from, range.to) + 1;

/**
 * Returns the range after the user presses a day: first the start, then the end. A day before the start begins a new
 * range. An invalid end returns an issue and leaves the start unchanged.
 */
export function extendRange(
  { from, to }: DateRange,
  day: CalendarDate,
  { maxDays, ...limits }: DayLimits & { maxDays?: number | undefined },
): { range: DateRange; issue?: RangeIssue } {
  if (from === '' || to !== '' || compareDates(day, from) < 0) return { range: { from: day, to: '' } };
  const days = lengthOf({ from, to: day });
  const open = { from, to: '' } as const;
  if (maxDays !== undefined && days > maxDays) return { range: open, issue: 'periodTooLong' };
  const isBroken = Array.from({ length: days }, (_, at) => addDays(from, at)).some((one) => !canChoose(one, limits));
  return isBroken ? { range: open, issue: 'periodBroken' } : { range: { from, to: day } };
}

/** The position of a day in the chosen range. `single` is a range of one day. */
export type DayPlace = 'none' | 'single' | 'first' | 'inside' | 'last';

export function placeOf(day: CalendarDate, { from, to }: DateRange): DayPlace {
  if (from === '') return 'none';
  if (day === from) return to === '' || to === from ? 'single' : 'first';
  if (to === '') return 'none';
  if (day === to) return 'last';
  return compareDates(day, from) > 0 && compareDates(day, to) < 0 ? 'inside' : 'none';
}

/**
 * Returns the years within the limits. Without limits, the years cover birth dates and the expiry dates of passports.
 */
export function yearsOf(day: CalendarDate, { min, max }: DayLimits): readonly number[] {
  const { year } = datePartsOf(day);
  const first = min === undefined ? year - YEARS_BEFORE : datePartsOf(min).year;
  const last = max === undefined ? year + YEARS_AFTER : datePartsOf(max).year;
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => first + at);
}

const YEARS_BEFORE = 100;
const YEARS_AFTER = 20;
