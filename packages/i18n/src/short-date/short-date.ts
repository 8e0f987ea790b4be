import { type CalendarDate, datePartsOf, dayOfWeek } from '@quayside/rules/calendar-date';
import type { KeyOf, Translate } from '../define-text.ts';
import type { days } from '../text/days/days.ts';

/**
 * Returns a date as people say it: `Tue 1 Dec`, with the year if that is not the year of `today`. For sentences about the next weeks; forms, lists and records
 * write dates by `formatDate`. `t` translates the group `days`. Never by Intl, whose data differs from one web view to the next.
 */
export function shortDate(t: Translate<KeyOf<typeof days>>, date: CalendarDate, today: CalendarDate): string {
  const { year, month, day } = datePartsOf(date);
  const parts = {
    weekday: t(`weekday.${dayOfWeek(date)}` as 'weekday.0'),
    day: String(day),
    month: t(`month.${month}` as 'month.1'),
  };
  return year === datePartsOf(today).year ? t('date', parts) : t('dateOfYear', { ...parts, year: String(year) });
}
