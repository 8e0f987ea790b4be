import { type CalendarDate, dayOfWeek, parseDateParts } from '@quayside/rules/calendar-date';
import type { KeyOf, Translate } from '../define-text.ts';
import type { days } from '../text/days/days.ts';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/**
 * Returns a date as people say it, such as `Tue 1 Dec`. Includes the year only if it differs from that of `today`. Use it for dates in the next weeks, and
 * `formatDate` in forms, lists and records. Does not use `Intl`, because its data differs between web views.
 * @param t translates the group `days`
 */
export function formatShortDate(t: Translate<KeyOf<typeof days>>, date: CalendarDate, today: CalendarDate): string {
  const { year, month, day } = parseDateParts(date);
  const parts = {
    weekday: t(`weekday.${dayOfWeek(date) as Weekday}`),
    day: String(day),
    month: t(`month.${month as Month}`),
  };
  return year === parseDateParts(today).year ? t('date', parts) : t('dateOfYear', { ...parts, year: String(year) });
}
