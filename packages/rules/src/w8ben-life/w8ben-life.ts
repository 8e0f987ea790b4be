import { type CalendarDate, compareDates } from '@quayside/values/calendar-date';
import {
  type CertificationChange,
  getNoticeDueDate,
  isNoticeLate,
  needsNewW8ben,
  type W8benDuty,
} from '../certification-change/certification-change.ts';
import { w8benReminderDates, w8benStatus, w8benValidUntil } from '../w8ben-validity/w8ben-validity.ts';

/** A change after the signature of a form, and its date. */
export type DatedChange = { readonly change: CertificationChange; readonly changedOn: CalendarDate };

/** A signed W-8BEN, the changes since, and the date of the latest affidavit. */
export type SignedW8ben = {
  readonly signedOn: CalendarDate;
  readonly changes: readonly DatedChange[];
  readonly affirmedOn?: CalendarDate | undefined;
};

/**
 * The state of a signed W-8BEN.
 * - `valid`: it is valid.
 * - `renew-soon`: it is valid, but has at most 90 days left.
 * - `affirm`: a change left it correct, and the customer has not affirmed that yet.
 * - `incorrect`: a change made it incorrect, and a new form is due within 30 days (RULE-19).
 * - `overdue`: those 30 days are over.
 * - `expired`: its last day is over.
 */
export type W8benState = 'valid' | 'renew-soon' | 'affirm' | 'incorrect' | 'overdue' | 'expired';

/** The state of a signed W-8BEN on a day, with the customer's duties and their deadline. */
export type W8benOverview = {
  readonly state: W8benState;
  readonly validUntil: CalendarDate;
  /** The customer's duties, in the order of the screens; empty for a valid form. */
  readonly asks: readonly W8benDuty[];
  /** The deadline: the 30th day after a change, or the last valid day; absent for an expired or valid form. */
  readonly dueOn?: CalendarDate | undefined;
  /** The days of future reminders. */
  readonly reminders: readonly CalendarDate[];
};

/**
 * Returns the state of a W-8BEN on a day. A form covers changes up to the day of its signature. The earliest change that needs a new form decides. An affidavit
 * covers only changes that leave the form correct. The renewal of an expired form also needs an affidavit for the time since, unless a change needs a new form.
 */
export function getW8benOverview(
  { signedOn, changes, affirmedOn = signedOn }: SignedW8ben,
  today: CalendarDate,
): W8benOverview {
  const validUntil = w8benValidUntil(signedOn);
  const reminders = w8benReminderDates(signedOn).filter((date) => compareDates(date, today) > 0);
  const after = (date: CalendarDate) => (one: DatedChange) => compareDates(one.changedOn, date) > 0;
  const breaking = earliest(changes.filter(after(signedOn)).filter(({ change }) => needsNewW8ben(change)));
  const harmless = earliest(changes.filter(after(affirmedOn)).filter(({ change }) => !needsNewW8ben(change)));
  const status = w8benStatus(signedOn, today);

  if (status === 'expired')
    return { state: 'expired', validUntil, asks: breaking ? ['update'] : ['update', 'affidavit'], reminders };
  if (breaking) {
    const state = isNoticeLate(breaking, today) ? 'overdue' : 'incorrect';
    return { state, validUntil, asks: ['update'], dueOn: getNoticeDueDate(breaking), reminders };
  }
  if (harmless)
    return { state: 'affirm', validUntil, asks: ['affidavit'], dueOn: getNoticeDueDate(harmless), reminders };
  return status === 'renew-soon'
    ? { state: 'renew-soon', validUntil, asks: ['update'], dueOn: validUntil, reminders }
    : { state: 'valid', validUntil, asks: [], reminders };
}

const earliest = (changes: readonly DatedChange[]): CalendarDate | undefined =>
  changes.map(({ changedOn }) => changedOn).toSorted(compareDates)[0];
