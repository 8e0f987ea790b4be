import type { Address } from '@quayside/rules/address';
import { addDays, type CalendarDate, singaporeDate } from '@quayside/rules/calendar-date';
import type { Answers } from '@quayside/rules/journey';
import { w8benValidUntil } from '@quayside/rules/w8ben-validity';
import { keepCustomer, readCustomer } from '../customers/customer-record.ts';
import { type Holder, holdersOf, isSelf, selfOf } from '../customers/holder.ts';
import type { ServerContext, UnitOfWork } from '../server/server-context.ts';
import { withNewlyHeld } from '../w8ben/note-changes.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';
import type { W8benRecord } from '../w8ben/w8ben-record.ts';

/** The W-8BEN on file of a customer who may have been one for longer than this broker's texts go back. */
export type W8benGiven = {
  /** of the second holder without a login of their own; the customer's own where left out */
  readonly of?: 'second' | undefined;
  /** days before today */
  readonly signedDaysAgo?: number | undefined;
  /** so many days ago, another residential address was approved */
  readonly moved?: { readonly to: Address; readonly daysAgo: number } | undefined;
  /** the account belongs to an institution, and was opened elsewhere */
  readonly institution?: true | undefined;
};

export const bringW8ben = (server: ServerContext, userId: string, given: W8benGiven): Promise<void> =>
  server.transaction(async (work) => {
    const holder = await w8benHolder(work, userId, given);
    const record = holder && (await readCustomer(work, holder.id));
    if (!holder || !record?.w8ben) return;
    const today = singaporeDate(work.now);
    const signed = given.signedDaysAgo ? signedOn(record.w8ben, addDays(today, -given.signedDaysAgo)) : record.w8ben;
    const { moved } = given;
    const kept = moved
      ? await withNewlyHeld(
          work,
          holder,
          { ...record, w8ben: signed },
          at(record.held, moved.to),
          addDays(today, -moved.daysAgo),
        )
      : { ...record, w8ben: signed };
    await keepCustomer(work, holder, { ...kept, ...(given.institution ? { holder: 'institution' } : {}) });
    await scheduleReminders(work, holder, signed.signedOn);
  });

/** Whose form is meant; undefined where there is no second holder to look after. */
export const w8benHolder = async (work: UnitOfWork, userId: string, { of }: W8benGiven): Promise<Holder | undefined> =>
  of === 'second' ? (await holdersOf(work, userId)).find((one) => !isSelf(one)) : selfOf(userId);

const signedOn = (record: W8benRecord, day: CalendarDate): W8benRecord => ({
  ...record,
  signedOn: day,
  forms: record.forms.map((form) => ({ ...form, signedOn: day, validUntil: w8benValidUntil(day) })),
});

const at = (held: Answers, residentialAddress: Address): Answers => ({
  ...held,
  'contact-info': { ...held['contact-info'], residentialAddress },
});
