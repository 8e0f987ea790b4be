import { addDays, type CalendarDate, compareDates, endOfYear, toSingaporeDate } from '@quayside/values/calendar-date';
import { type Issue, issue } from '../issue.ts';

/**
 * Number of calendar years after the year of signature in which a form is valid (Treasury Regulation 1.1441-1(e)(4)(ii); instructions for Form W-8BEN, October
 * 2021).
 */
export const W8BEN_YEARS = 3;
/**
 * Numbers of days before the last valid day on which the customer gets a reminder (our choice). Renewal is possible from the first one.
 */
export const W8BEN_REMINDER_DAYS = [90, 60, 30, 7] as const;

/** Maximum difference in minutes between the time of a signature and its receipt (our choice), which allows for slow networks and wrong clocks. */
export const SIGNING_TOLERANCE_MINUTES = 10;

/** Returns whether the time of a signature is within the tolerance around its receipt, so that it is neither back-dated nor post-dated. */
export const isSignedNow = (signedAt: Date, now: Date): boolean =>
  Math.abs(signedAt.getTime() - now.getTime()) <= SIGNING_TOLERANCE_MINUTES * 60_000;

/** Checks that a signature is not dated in the future (`date-in-future`). The server also checks the instant (`isSignedNow`). */
export function checkSigningDate(signedAt: string | undefined, today: CalendarDate): readonly Issue[] {
  const instant = new Date(signedAt ?? '');
  if (Number.isNaN(instant.getTime())) return [];
  return compareDates(toSingaporeDate(instant), today) > 0 ? [issue('signedAt', 'date-in-future')] : [];
}

/** Returns the date of a signature, as the date in Singapore. */
export const w8benSignedOn = (instant: Date): CalendarDate => toSingaporeDate(instant);

/** Returns the last valid day: 31 December of the third year after the year of signing. */
export const w8benValidUntil = (signedOn: CalendarDate): CalendarDate => endOfYear(signedOn, W8BEN_YEARS);

/** Returns the days of the reminders, the earliest first. */
export const w8benReminderDates = (signedOn: CalendarDate): readonly CalendarDate[] =>
  W8BEN_REMINDER_DAYS.map((days) => addDays(w8benValidUntil(signedOn), -days));

/** The state of a form by its date only. `getW8benOverview` also considers changes. */
export type W8benStatus = 'valid' | 'renew-soon' | 'expired';

/**
 * Returns the state of a form on a day: `renew-soon` from the first reminder (90 days) to the last valid day, then `expired`. Throws InvalidCalendarDateError
 * if a date does not exist.
 */
export function w8benStatus(signedOn: CalendarDate, today: CalendarDate): W8benStatus {
  const until = w8benValidUntil(signedOn);
  if (compareDates(today, until) > 0) return 'expired';
  return compareDates(today, addDays(until, -W8BEN_REMINDER_DAYS[0])) >= 0 ? 'renew-soon' : 'valid';
}
