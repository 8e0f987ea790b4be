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

/** 0 Sunday to 6 Saturday */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The day that a week begins with where a language is at home (CLDR 48, weekData): Monday in China and Malaysia, Sunday in Singapore and elsewhere. */
export const weekStartOf = (language: string): Weekday => (language === 'zh-Hans' || language === 'ms' ? 1 : 0);

/** Which days can be chosen; all where nothing is said. */
export type DayLimits = {
  /** inclusive */
  min?: CalendarDate | undefined;
  max?: CalendarDate | undefined;
  /** days that cannot be chosen: holidays, weekends */
  isUnavailable?: ((day: CalendarDate) => boolean) | undefined;
};

/** Both ''; `from` alone while the last day is being chosen; both inclusive. */
export type DateRange = { from: string; to: string };

export type RangeIssue = 'periodTooLong' | 'periodBroken';

/** Weeks of a month are always as many, so that nothing below the calendar jumps. */
const WEEKS = 6;

/** The weeks of the month that `day` is in; undefined beside the month. */
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

/** The nearest day within the limits. */
export function nearest(day: CalendarDate, { min, max }: DayLimits): CalendarDate {
  if (min !== undefined && compareDates(day, min) < 0) return min;
  return max !== undefined && compareDates(day, max) > 0 ? max : day;
}

type Key = { key: string; shiftKey: boolean; direction: 'ltr' | 'rtl'; weekStart: Weekday };

/** The day that a key leads to (WAI-ARIA date grid); undefined for keys that are not about moving. */
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

/** The same day of another month of another year, or that month's last. */
export function dayInMonth(day: CalendarDate, to: { year: number; month: number }): CalendarDate {
  const { year, month } = datePartsOf(day);
  return addMonths(day, (to.year - year) * 12 + to.month - month);
}

/** Days of a whole range, both ends counted. */
export const lengthOf = (range: DateRange): number => daysBetween(range.from, range.to) + 1;

/** A range after a day was pressed: its first day, then its last; an earlier day begins anew. What may not be is an issue, and the first day stays. */
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

export type DayPlace = 'none' | 'single' | 'first' | 'inside' | 'last';

/** Where a day is in what is chosen. */
export function placeOf(day: CalendarDate, { from, to }: DateRange): DayPlace {
  if (from === '') return 'none';
  if (day === from) return to === '' || to === from ? 'single' : 'first';
  if (to === '') return 'none';
  if (day === to) return 'last';
  return compareDates(day, from) > 0 && compareDates(day, to) < 0 ? 'inside' : 'none';
}

/** Years to jump to: those within the limits, or a life before and a passport after. */
export function yearsOf(day: CalendarDate, { min, max }: DayLimits): readonly number[] {
  const { year } = datePartsOf(day);
  const first = min === undefined ? year - YEARS_BEFORE : datePartsOf(min).year;
  const last = max === undefined ? year + YEARS_AFTER : datePartsOf(max).year;
  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => first + at);
}

const YEARS_BEFORE = 100;
const YEARS_AFTER = 20;
