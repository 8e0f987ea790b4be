import { type CalendarDate, compareDates } from '../calendar-date.ts';
import {
  type CertificationChange,
  isNoticeLate,
  needsNewW8ben,
  noticeDueOn,
  type W8benDuty,
} from '../certification-change/certification-change.ts';
import { w8benReminderDates, w8benStatus, w8benValidUntil } from '../w8ben-validity/w8ben-validity.ts';

/** What changed after a form was signed, and the day on which it did. */
export type DatedChange = { readonly change: CertificationChange; readonly changedOn: CalendarDate };

/** A signed W-8BEN, what has changed around it, and the latest affidavit that it still holds. */
export type SignedW8ben = {
  readonly signedOn: CalendarDate;
  readonly changes: readonly DatedChange[];
  readonly affirmedOn?: CalendarDate | undefined;
};

/**
 * - `valid`, `renew-soon`: it counts; the second within 90 days of its last day.
 * - `affirm`: a change leaves it correct, and the customer has not said so yet.
 * - `incorrect`: a change made it incorrect; a new one is due within 30 days (RULE-19).
 * - `overdue`: those 30 days are over.
 * - `expired`: its last day is over.
 */
export type W8benState = 'valid' | 'renew-soon' | 'affirm' | 'incorrect' | 'overdue' | 'expired';

/** Where a signed W-8BEN stands on a day, what is asked for and by when. */
export type W8benLife = {
  readonly state: W8benState;
  readonly validUntil: CalendarDate;
  /** what is asked for, in the order of the screens; none while it is valid */
  readonly asks: readonly W8benDuty[];
  /** the last day to do it: after a change the 30th day, before the end the last valid day, and none once that is over */
  readonly dueOn?: CalendarDate | undefined;
  /** the reminders that are still to come */
  readonly reminders: readonly CalendarDate[];
};

/**
 * Returns the state of a W-8BEN on a day. A form covers changes up to the day of its signature. The earliest change that needs a new form decides. An
 * affidavit answers only changes that leave the form correct. A form that expired without changes is renewed with an affidavit for the time in between.
 */
export function w8benLife({ signedOn, changes, affirmedOn = signedOn }: SignedW8ben, today: CalendarDate): W8benLife {
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
    return { state, validUntil, asks: ['update'], dueOn: noticeDueOn(breaking), reminders };
  }
  if (harmless) return { state: 'affirm', validUntil, asks: ['affidavit'], dueOn: noticeDueOn(harmless), reminders };
  return status === 'renew-soon'
    ? { state: 'renew-soon', validUntil, asks: ['update'], dueOn: validUntil, reminders }
    : { state: 'valid', validUntil, asks: [], reminders };
}

const earliest = (changes: readonly DatedChange[]): CalendarDate | undefined =>
  changes.map(({ changedOn }) => changedOn).toSorted(compareDates)[0];
