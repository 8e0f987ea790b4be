import { addDays, type CalendarDate, toSingaporeDate } from '@quayside/rules/calendar-date';

/** Closing time of the demo exchanges in UTC: 17:00 in Singapore. Prices change after it too. */
const CLOSE = 'T09:00:00Z';

/** Returns the closing time of a day. */
export const getClosingTime = (day: CalendarDate): Date => new Date(`${day}${CLOSE}`);

/** Returns whether the demo exchanges are open: Monday to Friday, without holidays. */
export const isTradingDay = (day: CalendarDate): boolean => ![0, 6].includes(getClosingTime(day).getUTCDay());

/** Returns the latest trading day on or before a date. */
export const latestTradingDay = (day: CalendarDate): CalendarDate =>
  isTradingDay(day) ? day : latestTradingDay(addDays(day, -1));

/** Returns the close of the last trading day before the Singapore day of a time. */
export const lastCloseBefore = (at: Date): Date => getClosingTime(latestTradingDay(addDays(toSingaporeDate(at), -1)));
