import { addDays, type CalendarDate, daysBetween, formatPartOfDate } from '@quayside/values/calendar-date';

/** The number of days from which the axis shows months. Otherwise two days a year apart would have the same label. */
const MONTHS_FROM = 300;

/** The number of days from which the axis also shows a date in the middle. */
const MIDDLE_FROM = 4;

/**
 * Returns the dates below a chart: the first day, the day in the middle and the last day. Without year or day (`19 Nov`,
 * `Nov 2025`), they fit the smallest phone. `language` is a BCP 47 tag.
 */
export function axisDates(first: CalendarDate, last: CalendarDate, language: string): readonly string[] {
  const days = daysBetween(first, last);
  const later = days >= MIDDLE_FROM ? [addDays(first, Math.round(days / 2)), last] : days > 0 ? [last] : [];
  return [first, ...later].map((date) => formatPartOfDate(date, language, days >= MONTHS_FROM ? 'day' : 'year'));
}
