import { addDays, type CalendarDate, toSingaporeDate } from '@quayside/values/calendar-date';

/** Time at which the demo exchanges close, in UTC: 17:00 in Singapore. Prices also change afterwards. */
const CLOSE = 'T09:00:00Z';

/** Returns the time at which the demo exchanges close on a day. */
export const getClosingTime = (day: CalendarDate): Date => new Date(`${day}${CLOSE}`);

/** Returns whether the demo exchanges are open on a day, which they are from Monday to Friday, without holidays. */
export const isTradingDay = (day: CalendarDate): boolean => ![0, 6].includes(getClosingTime(day).getUTCDay());

/** Returns the latest trading day on or before a date. */
export const latestTradingDay = (day: CalendarDate): CalendarDate =>
  isTradingDay(day) ? day : latestTradingDay(addDays(day, -1));

/** Returns the last close before the day of `at` in Singapore. */
export const lastCloseBefore = (at: Date): Date => getClosingTime(latestTradingDay(addDays(toSingaporeDate(at), -1)));
