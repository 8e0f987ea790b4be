/** A date without time or zone, `YYYY-MM-DD`, read in Singapore (UTC+8, no daylight saving). */
export type CalendarDate = string;
