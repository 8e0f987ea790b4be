import { addDays, type CalendarDate, compareDates } from '../calendar-date.ts';
import { NOTICE_DAYS } from '../limits/limits.ts';

export { NOTICE_DAYS };

/** The last day on which a change that happened on `changedOn` is notified in time. */
export const noticeDueOn = (changedOn: CalendarDate): CalendarDate => addDays(changedOn, NOTICE_DAYS);

/** Whether the 30 days to notify a change are over: the 30th itself is in time (RULE-19). Throws InvalidCalendarDateError. */
export const isNoticeLate = (changedOn: CalendarDate, today: CalendarDate): boolean =>
  compareDates(today, noticeDueOn(changedOn)) > 0;

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
export type CertificationChange = (typeof certificationChanges)[number];

/** Whether a new form is needed (Part III undertaking of Form W-8BEN, October 2021; domain handbook 1.4). */
export const needsNewW8ben = (change: CertificationChange): boolean => change !== 'address-same-country';

/**
 * What a change requires: a new form (`update`), or a statement that all certified facts still hold (`affidavit`). The affidavit is ours: the specification
 * names the screen without its case (domain handbook 1.4 calls a new form optional there).
 */
export type W8benDuty = 'update' | 'affidavit';
/** Returns what several changes require together: a new form if any of them needs one, otherwise an affidavit. */
export const w8benDutyAfter = (changes: readonly CertificationChange[]): W8benDuty =>
  changes.some(needsNewW8ben) ? 'update' : 'affidavit';

/** RULE-20: institutional accounts do not re-confirm the W-8 form (MSG-37, code `institutional-no-w8`). */
export const mustReconfirmW8 = (holder: 'individual' | 'institution'): boolean => holder === 'individual';
