import { type KeyOf, type Translate } from '@quayside/i18n/define-text';
import type { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';
import { type CalendarDate, dayOfWeek, parseDateParts } from '@quayside/values/calendar-date';
import type { RangePosition } from './calendar-days.ts';

type Words = Translate<KeyOf<typeof uiCalendar>>;

/** The keys of the names of the months in the text group, January first. */
export const monthKeys = [
  'month1',
  'month2',
  'month3',
  'month4',
  'month5',
  'month6',
  'month7',
  'month8',
  'month9',
  'month10',
  'month11',
  'month12',
] as const;
const weekdayKeys = ['weekday0', 'weekday1', 'weekday2', 'weekday3', 'weekday4', 'weekday5', 'weekday6'] as const;
const weekdayShortKeys = [
  'weekdayShort0',
  'weekdayShort1',
  'weekdayShort2',
  'weekdayShort3',
  'weekdayShort4',
  'weekdayShort5',
  'weekdayShort6',
] as const;

/** Returns the short and the full name of a weekday. `weekday` is 0 for Sunday and 6 for Saturday. */
export const weekdayLabels = (t: Words, weekday: number): { short: string; full: string } => ({
  short: t(weekdayShortKeys[weekday] ?? 'weekdayShort0'),
  full: t(weekdayKeys[weekday] ?? 'weekday0'),
});

/** Formats the month and year of a day, such as "March 2026". */
export function monthLabel(t: Words, day: CalendarDate): string {
  const { year, month } = parseDateParts(day);
  return t('monthOfYear', { month: t(monthKeys[month - 1] ?? 'month1'), year });
}

type DayState = { isToday: boolean; isChoosable: boolean; place: RangePosition };

/** Formats a day for screen readers, such as "Tuesday 31 March 2026, today, first day". */
export function dayLabel(t: Words, day: CalendarDate, { isToday, isChoosable, place }: DayState): string {
  const { year, month, day: number } = parseDateParts(day);
  let date = t('dayOfMonth', {
    weekday: weekdayLabels(t, dayOfWeek(day)).full,
    day: number,
    month: t(monthKeys[month - 1] ?? 'month1'),
    year,
  });
  if (isToday) date = t('today', { date });
  if (place === 'first') date = t('firstDay', { date });
  if (place === 'last') date = t('lastDay', { date });
  return isChoosable ? date : t('unavailable', { date });
}
