import { addDays, type CalendarDate, compareDates } from '../calendar-date.ts';

/** RULE-19: days to notify a change of information, and to hand in a new W-8 once a certification has turned incorrect (specification section 9). */
export const NOTICE_DAYS = 30;

/** The last day on which a change that happened on `changedOn` is notified in time. */
export const noticeDueOn = (changedOn: CalendarDate): CalendarDate => addDays(changedOn, NOTICE_DAYS);

/** Whether the 30 days to notify a change are over: the 30th itself is in time (RULE-19). Throws InvalidCalendarDateError. */
export const isNoticeLate = (changedOn: CalendarDate, today: CalendarDate): boolean =>
  compareDates(today, noticeDueOn(changedOn)) > 0;

/** What may change after a W-8BEN was signed; `address-same-country` is the one change that leaves it correct. */
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
/** One thing that changed after a W-8BEN was signed. */
export type CertificationChange = (typeof certificationChanges)[number];

/** Whether a new form is needed (Part III undertaking of Form W-8BEN, October 2021; domain handbook 1.4). */
export const needsNewW8ben = (change: CertificationChange): boolean => change !== 'address-same-country';

/**
 * What the customer is asked for after a change: a new form (`update`), or a statement that all that was certified still holds (`affidavit`).
 * The affidavit is ours: the specification names the screen and not its case (domain handbook 1.4 calls a new form optional there).
 */
export type W8benDuty = 'update' | 'affidavit';
/** What changes that happened together ask for: an affidavit for a move within one country, a new form as soon as one of them needs it. */
export const w8benDutyAfter = (changes: readonly CertificationChange[]): W8benDuty =>
  changes.some(needsNewW8ben) ? 'update' : 'affidavit';

/** RULE-20: institutional accounts do not re-confirm the W-8 form (MSG-37, code `institutional-no-w8`). */
export const mustReconfirmW8 = (holder: 'individual' | 'institution'): boolean => holder === 'individual';
