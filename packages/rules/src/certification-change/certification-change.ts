import { addDays, type CalendarDate, compareDates } from '@quayside/values/calendar-date';
import { NOTICE_DAYS } from '../limits/limits.ts';

export { NOTICE_DAYS };

/** Returns the last day to report a change of `changedOn` in time (RULE-19). Throws InvalidCalendarDateError if the text is not a date. */
export const getNoticeDueDate = (changedOn: CalendarDate): CalendarDate => addDays(changedOn, NOTICE_DAYS);

/**
 * Returns whether the 30 days to report a change are over. A report on the 30th day is in time (RULE-19). Throws InvalidCalendarDateError if a date does not
 * exist.
 */
export const isNoticeLate = (changedOn: CalendarDate, today: CalendarDate): boolean =>
  compareDates(today, getNoticeDueDate(changedOn)) > 0;

/** Changes after the signature of a W-8BEN. Only `address-same-country` leaves the form correct. */
export const certificationChanges = [
  'citizenship',
  'tax-residency',
  'address-other-country',
  'address-same-country',
  'name',
  'us-indicium',
  'tax-number',
  'treaty-status',
] as const;
/** A change after the signature of a W-8BEN: one of the ids in `certificationChanges`. */
export type CertificationChange = (typeof certificationChanges)[number];

/** Returns whether a change requires a new form (Part III undertaking of Form W-8BEN, October 2021). */
export const needsNewW8ben = (change: CertificationChange): boolean => change !== 'address-same-country';

/**
 * The customer's duty after a change: a new form (`update`), or a statement that all certified facts are still true (`affidavit`). The specification names the
 * affidavit screen, but not when it applies. A new form is also possible in this case.
 */
export type W8benDuty = 'update' | 'affidavit';
/** Returns the duty after several changes: a new form if one of them requires it, otherwise an affidavit. */
export const getW8benDuty = (changes: readonly CertificationChange[]): W8benDuty =>
  changes.some(needsNewW8ben) ? 'update' : 'affidavit';

/** Returns whether a holder must re-confirm the W-8 form (RULE-20). Institutions do not (MSG-37, code `institutional-no-w8`). */
export const mustReconfirmW8ben = (holder: 'individual' | 'institution'): boolean => holder === 'individual';
