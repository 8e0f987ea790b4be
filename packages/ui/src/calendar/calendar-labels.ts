import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { KeyOf, Translate } from '@quayside/i18n/define-text';
import type { uiCalendar } from '@quayside/i18n/internals/text/ui-calendar';

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

const weekdayOf = (day: CalendarDate) => getDayOfWeek(day, 'en', 'sun');
const monthName = (t: Words, { month }: CalendarDate) => t(monthKeys[month - 1] ?? 'month1');

/** Returns the short name of the weekday of a day. */
export const shortWeekday = (t: Words, day: CalendarDate): string =>
  t(weekdayShortKeys[weekdayOf(day)] ?? 'weekdayShort0');

/** Formats the month and year of a day, such as "March 2026". */
export const monthLabel = (t: Words, day: CalendarDate): string =>
  t('monthOfYear', { month: monthName(t, day), year: day.year });

/** The position of a day in the chosen range. `single` is the only day, or a start without an end. */
export type RangePosition = 'none' | 'single' | 'first' | 'inside' | 'last';

type DayState = { isToday: boolean; isUnavailable: boolean; place: RangePosition };

/** Formats a day for screen readers, such as "Tuesday 31 March 2026, today, first day". */
export function dayLabel(t: Words, day: CalendarDate, { isToday, isUnavailable, place }: DayState): string {
  const weekday = t(weekdayKeys[weekdayOf(day)] ?? 'weekday0');
  let date = t('dayOfMonth', { weekday, day: day.day, month: monthName(t, day), year: day.year });
  if (isToday) date = t('today', { date });
  if (place === 'first') date = t('firstDay', { date });
  if (place === 'last') date = t('lastDay', { date });
  return isUnavailable ? t('unavailable', { date }) : date;
}
