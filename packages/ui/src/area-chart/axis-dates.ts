import { addDays, type CalendarDate, daysBetween, parseDateParts } from '@quayside/rules/calendar-date';
import { isYearFirst } from '@quayside/rules/internals/language-table';

/** The number of days from which the axis shows months. Otherwise two days a year apart would have the same label. */
const MONTHS_FROM = 300;

/** The number of days from which the axis also shows a date in the middle. */
const MIDDLE_FROM = 4;

/**
 * Returns the dates below a chart: the first day, the day in the middle and the last day. Short formats such as `19/11`
 * or `11/2025` fit the smallest phone. Chinese and Japanese put the larger unit first (`2025/11`). `language` is a BCP
 * 47 tag.
 */
export function axisDates(first: CalendarDate, last: CalendarDate, language: string): readonly string[] {
  const days = daysBetween(first, last);
  const later = days >= MIDDLE_FROM ? [addDays(first, Math.round(days / 2)), last] : days > 0 ? [last] : [];
  return [first, ...later].map((date) => short(date, days >= MONTHS_FROM ? 'month' : 'day', language));
}

function short(date: CalendarDate, unit: 'day' | 'month', language: string): string {
  const { year, month, day } = parseDateParts(date);
  const [great, small] = unit === 'month' ? [String(year), two(month)] : [two(month), two(day)];
  return isYearFirst(language) ? `${great}/${small}` : `${small}/${great}`;
}

const two = (part: number): string => String(part).padStart(2, '0');
