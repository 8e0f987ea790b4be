import { addDays, type CalendarDate, datePartsOf, daysBetween } from '@quayside/rules/calendar-date';
import { isYearFirst } from '@quayside/rules/language-table';

/** Days from which the axis names months: two days of a year apart would look the same. */
const MONTHS_FROM = 300;

/** Days from which there is a date between the two ends. */
const MIDDLE_FROM = 4;

/**
 * Returns the dates below a line: its ends and the day between them. They are short enough to stand side by side on the smallest phone, as `19/11` or `11/2025`;
 * Chinese and Japanese have `11/19` and `2025/11`, as their charts do. `language` is a BCP 47 tag.
 */
export function axisDates(first: CalendarDate, last: CalendarDate, language: string): readonly string[] {
  const days = daysBetween(first, last);
  const later = days >= MIDDLE_FROM ? [addDays(first, Math.round(days / 2)), last] : days > 0 ? [last] : [];
  return [first, ...later].map((date) => short(date, days >= MONTHS_FROM ? 'month' : 'day', language));
}

function short(date: CalendarDate, unit: 'day' | 'month', language: string): string {
  const { year, month, day } = datePartsOf(date);
  const [great, small] = unit === 'month' ? [String(year), two(month)] : [two(month), two(day)];
  return isYearFirst(language) ? `${great}/${small}` : `${small}/${great}`;
}

const two = (part: number): string => String(part).padStart(2, '0');
