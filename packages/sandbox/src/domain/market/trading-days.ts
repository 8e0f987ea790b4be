import { addDays, type CalendarDate, singaporeDate } from '@quayside/rules/calendar-date';

/** Closing time of the demo exchanges in UTC: 17:00 in Singapore. Prices change after it too. */
const CLOSE = 'T09:00:00Z';

/** Returns the closing time of a day. */
export const closeOn = (day: CalendarDate): Date => new Date(`${day}${CLOSE}`);

/** Returns whether the demo exchanges are open: Monday to Friday, without holidays. */
export const isTradingDay = (day: CalendarDate): boolean => ![0, 6].includes(closeOn(day).getUTCDay());

/** Returns the latest trading day on or before a date. */
export const tradingDayUpTo = (day: CalendarDate): CalendarDate =>
  isTradingDay(day) ? day : tradingDayUpTo(addDays(day, -1));

/** Returns the close of the last trading day before the Singapore day of a time. */
export const lastCloseBefore = (at: Date): Date => closeOn(tradingDayUpTo(addDays(singaporeDate(at), -1)));
