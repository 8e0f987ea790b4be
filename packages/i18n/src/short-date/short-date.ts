import { type CalendarDate, datePartsOf, dayOfWeek } from '@quayside/rules/calendar-date';
import type { KeyOf, Translate } from '../define-text.ts';
import type { days } from '../text/days/days.ts';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * Returns a date as people say it: `Tue 1 Dec`, with the year if that is not the year of `today`. For sentences about the next weeks; forms, lists and records
 * write dates by `formatDate`. `t` translates the group `days`. Never by Intl, whose data differs from one web view to the next.
 */
export function shortDate(t: Translate<KeyOf<typeof days>>, date: CalendarDate, today: CalendarDate): string {
  const { year, month, day } = datePartsOf(date);
  const parts = {
    weekday: t(`weekday.${dayOfWeek(date) as Weekday}`),
    day: String(day),
    month: t(`month.${month as Month}`),
  };
  return year === datePartsOf(today).year ? t('date', parts) : t('dateOfYear', { ...parts, year: String(year) });
}
