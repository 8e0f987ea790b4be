import type { Address } from '@quayside/rules/internals/address';
import { w8benValidUntil } from '@quayside/rules/internals/w8ben-validity';
import type { Answers } from '@quayside/rules/journey';
import { addDays, type CalendarDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { readCustomer, saveCustomer } from '../../domain/customers/customer-record.ts';
import { asHolder, type Holder, isSelf, readManagedHolders } from '../../domain/customers/holder.ts';
import type { W8benRecord } from '../../domain/customers/w8ben-record.ts';
import type { ServerContext, UnitOfWork } from '../../domain/ports/server-context.ts';
import { withApprovedInformation } from '../../domain/w8ben/approved-information.ts';
import { scheduleReminders } from '../../domain/w8ben/reminders.ts';

/** Describes a W-8BEN on file. The form may be older than this broker's texts. */
export type W8benFixture = {
  /** Seeds the form of the second holder without a login; by default the customer's. */
  readonly of?: 'second' | undefined;
  /** Days since the form was signed; by default unchanged. */
  readonly signedDaysAgo?: number | undefined;
  /** Approved move to another residential address, and the days since then. */
  readonly moved?: { readonly to: Address; readonly daysAgo: number } | undefined;
  /** Makes the holder an institution, which opened its account outside of the app. */
  readonly institution?: true | undefined;
};

/** Dates a holder's W-8BEN on file as the fixture describes, and schedules its reminders again. Does nothing if no form is on file. */
export const seedW8ben = (server: ServerContext, userId: string, fixture: W8benFixture): Promise<void> =>
  server.transaction(async (work) => {
    const holder = await w8benHolder(work, userId, fixture);
    const record = holder && (await readCustomer(work, holder.id));
    if (!holder || !record?.w8ben) return;
    const today = toSingaporeDate(work.now);
    const signed = fixture.signedDaysAgo
      ? signedOn(record.w8ben, addDays(today, -fixture.signedDaysAgo))
      : record.w8ben;
    const { moved } = fixture;
    const changed = moved
      ? await withApprovedInformation(
          work,
          holder,
          { ...record, w8ben: signed },
          at(record.held, moved.to),
          addDays(today, -moved.daysAgo),
        )
      : { ...record, w8ben: signed };
    await saveCustomer(work, holder, { ...changed, ...(fixture.institution ? { holder: 'institution' } : {}) });
    await scheduleReminders(work, holder, signed.signedOn);
  });

/** Returns the holder whose form the fixture concerns, or undefined if it names a second holder and there is none without a login. */
export const w8benHolder = async (
  work: UnitOfWork,
  userId: string,
  { of }: W8benFixture,
): Promise<Holder | undefined> =>
  of === 'second' ? (await readManagedHolders(work, userId)).find((one) => !isSelf(one)) : asHolder(userId);

const signedOn = (record: W8benRecord, day: CalendarDate): W8benRecord => ({
  ...record,
  signedOn: day,
  forms: record.forms.map((form) => ({ ...form, signedOn: day, validUntil: w8benValidUntil(day) })),
});

const at = (held: Answers, residentialAddress: Address): Answers => ({
  ...held,
  'contact-info': { ...held['contact-info'], residentialAddress },
});
