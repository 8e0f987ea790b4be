import type { Address } from '@quayside/rules/address';
import { addDays, type CalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import type { Answers } from '@quayside/rules/journey';
import { w8benValidUntil } from '@quayside/rules/w8ben-validity';
import { keepCustomer, readCustomer } from '../customers/customer-record.ts';
import type { Broker } from '../server/broker.ts';
import { withNewlyHeld } from '../w8ben/note-changes.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';
import type { W8benRecord } from '../w8ben/w8ben-record.ts';

/** The W-8BEN on file of a customer who may have been one for longer than this broker's texts go back. */
export type W8benGiven = {
  /** days before today */
  readonly signedDaysAgo?: number | undefined;
  /** so many days ago, another residential address was approved */
  readonly moved?: { readonly to: Address; readonly daysAgo: number } | undefined;
  /** the account belongs to an institution, and was opened elsewhere */
  readonly institution?: true | undefined;
};

export const bringW8ben = (broker: Broker, userId: string, given: W8benGiven): Promise<void> =>
  broker.inTurn(async (turn) => {
    const record = await readCustomer(turn, userId);
    if (!record?.w8ben) return;
    const today = singaporeDate(turn.now);
    const signed = given.signedDaysAgo ? signedOn(record.w8ben, addDays(today, -given.signedDaysAgo)) : record.w8ben;
    const { moved } = given;
    const kept = moved
      ? await withNewlyHeld(
          turn,
          userId,
          { ...record, w8ben: signed },
          at(record.held, moved.to),
          addDays(today, -moved.daysAgo),
        )
      : { ...record, w8ben: signed };
    await keepCustomer(turn, userId, { ...kept, ...(given.institution ? { holder: 'institution' } : {}) });
    await scheduleReminders(turn, userId, signed.signedOn);
  });

const signedOn = (record: W8benRecord, day: CalendarDate): W8benRecord => ({
  ...record,
  signedOn: day,
  forms: record.forms.map((form) => ({ ...form, signedOn: day, validUntil: w8benValidUntil(day) })),
});

const at = (held: Answers, residentialAddress: Address): Answers => ({
  ...held,
  'contact-info': { ...held['contact-info'], residentialAddress },
});
