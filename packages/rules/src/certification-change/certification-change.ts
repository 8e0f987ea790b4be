import { addDays, type CalendarDate, compareDates } from '../calendar-date.ts';
import { NOTICE_DAYS } from '../limits/limits.ts';

export { NOTICE_DAYS };

/** Returns the last day on which the customer can report a change of `changedOn` in time. Throws InvalidCalendarDateError. */
export const noticeDueOn = (changedOn: CalendarDate): CalendarDate => addDays(changedOn, NOTICE_DAYS);

/** Whether the 30 days to report a change are over. The 30th day is in time (RULE-19). Throws InvalidCalendarDateError. */
export const isNoticeLate = (changedOn: CalendarDate, today: CalendarDate): boolean =>
  compareDates(today, noticeDueOn(changedOn)) > 0;

/** Changes after the signature of a W-8BEN. The form stays correct only after `address-same-country`. */
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
export type CertificationChange = (typeof certificationChanges)[number];

/** Whether a new form is needed (Part III undertaking of Form W-8BEN, October 2021; domain handbook 1.4). */
export const needsNewW8ben = (change: CertificationChange): boolean => change !== 'address-same-country';

/**
 * The customer's duty after a change: a new form (`update`), or a statement that all certified facts are still true (`affidavit`). The affidavit is ours: the
 * specification names the screen, but not when it applies (domain handbook 1.4 calls a new form optional there).
 */
export type W8benDuty = 'update' | 'affidavit';
/** Returns the duty after several changes: a new form if any of them needs one, otherwise an affidavit. */
export const w8benDutyAfter = (changes: readonly CertificationChange[]): W8benDuty =>
  changes.some(needsNewW8ben) ? 'update' : 'affidavit';

/** RULE-20: whether a holder must re-confirm the W-8 form. Institutions do not (MSG-37, code `institutional-no-w8`). */
export const mustReconfirmW8 = (holder: 'individual' | 'institution'): boolean => holder === 'individual';
