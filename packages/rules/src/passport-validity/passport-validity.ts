import { addMonths, type CalendarDate, compareDates, isCalendarDate } from '../calendar-date.ts';
import { advice, type Issue, issue } from '../issue.ts';

/** Specification sections 5 and 9: a passport is valid at least 6 months from today; exactly 6 months is enough. */
export const PASSPORT_VALIDITY_MONTHS = 6;

/** What the picture of a passport has to show (specification section 5). */
export const passportMustShow = [
  'signature',
  'photo',
  'name',
  'birth-date',
  'number',
  'nationality',
  'expiry',
] as const;

/** What a passport's expiry date means today (RULE-01); `under-6-months` may still be used. */
export type PassportValidity = 'valid' | 'under-6-months' | 'expired';

/** A passport may still be used on the day it expires. */
export function passportValidity(expiry: CalendarDate, today: CalendarDate): PassportValidity {
  if (compareDates(expiry, today) < 0) return 'expired';
  return compareDates(expiry, addMonths(today, PASSPORT_VALIDITY_MONTHS)) < 0 ? 'under-6-months' : 'valid';
}

/**
 * RULE-01. `passport-expired` is an error, as is `date-incomplete` while no date is there. `passport-validity-under-6-months` is advice: the customer may go on, and is asked for a newer document
 * or for a passport among the supplementary documents. Not for passports that Myinfo brought: the customer cannot change those.
 */
export function checkPassportValidity(path: string, expiry: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!isCalendarDate(expiry)) return [issue(path, 'date-incomplete')];
  const values = { months: PASSPORT_VALIDITY_MONTHS, date: addMonths(today, PASSPORT_VALIDITY_MONTHS) };
  switch (passportValidity(expiry, today)) {
    case 'expired':
      return [issue(path, 'passport-expired')];
    case 'under-6-months':
      return [advice(path, 'passport-validity-under-6-months', values)];
    default:
      return [];
  }
}
