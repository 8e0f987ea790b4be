import { type CalendarDate, daysBetween, singaporeDate } from '@quayside/rules/calendar-date';
import { w8benLife } from '@quayside/rules/w8ben-life';
import { w8benReminderDates } from '@quayside/rules/w8ben-validity';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { readCustomer } from '../customers/customer-record.ts';
import { findHolder, type Holder } from '../customers/holder.ts';
import { tellOfW8benEnd } from '../mail/w8ben-mails.ts';
import { readableOr } from '../secrets/readable.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { w8benReminders } from '../storage/schema.ts';
import { addresseeOf } from './whose.ts';

/** Nine in the morning in Singapore: nobody is woken by tax. */
const dueAt = (date: CalendarDate): Date => new Date(`${date}T09:00:00+08:00`);

/** Plans the reminders of a form that was just put on file, instead of those of the one before. Those whose day is over are none. */
export async function scheduleReminders(work: UnitOfWork, holder: Holder, signedOn: CalendarDate): Promise<void> {
  const { tables, now } = work;
  const holderId = holder.id;
  await tables.delete(w8benReminders).where(and(eq(w8benReminders.holderId, holderId), isNull(w8benReminders.sentAt)));
  const rows = w8benReminderDates(signedOn)
    .map((date) => ({ holderId, dueAt: dueAt(date) }))
    .filter((row) => row.dueAt > now);
  if (rows.length > 0) await tables.insert(w8benReminders).values(rows).onConflictDoNothing();
}

/** Sends what is due. Where several days of one form have passed at once, as when a clock is moved, the last one speaks for all. */
export async function sendDueReminders(work: UnitOfWork): Promise<void> {
  const { tables, now } = work;
  const due = await tables
    .select()
    .from(w8benReminders)
    .where(and(isNull(w8benReminders.sentAt), lt(w8benReminders.dueAt, now)));
  for (const holderId of new Set(due.map((row) => row.holderId))) {
    await tables
      .update(w8benReminders)
      .set({ sentAt: now })
      .where(and(eq(w8benReminders.holderId, holderId), isNull(w8benReminders.sentAt), lt(w8benReminders.dueAt, now)));
    await readableOr(undefined, () => remind(work, holderId));
  }
}

async function remind(work: UnitOfWork, holderId: string): Promise<void> {
  const today = singaporeDate(work.now);
  const holder = await findHolder(work, holderId);
  const record = await readCustomer(work, holderId);
  if (!holder || !record?.w8ben) return;
  const { validUntil } = w8benLife(record.w8ben, today);
  const ends = { date: validUntil, days: daysBetween(today, validUntil) };
  await tellOfW8benEnd(work, await addresseeOf(work, holder, record), ends);
}
