import { getW8benOverview } from '@quayside/rules/internals/w8ben-life';
import { w8benReminderDates } from '@quayside/rules/internals/w8ben-validity';
import { type CalendarDate, daysBetween, toSingaporeDate } from '@quayside/values/calendar-date';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { readableOr } from '../../kernel/crypto/readable.ts';
import { readCustomer } from '../customers/customer-record.ts';
import { findHolder, type Holder } from '../customers/holder.ts';
import type { ServerContext, UnitOfWork } from '../ports/server-context.ts';
import { w8benReminders } from '../storage/schema.ts';
import { resolveAddressee } from './form-holder.ts';
import { notifyOfW8benEnd } from './w8ben-mails.ts';

/** Returns the time at which reminders of a day are sent: 9:00 in Singapore. */
const dueAt = (date: CalendarDate): Date => new Date(`${date}T09:00:00+08:00`);

/** Schedules the reminders of a new form, instead of those of the previous form that were not sent. Days in the past are skipped. */
export async function scheduleReminders(work: UnitOfWork, holder: Holder, signedOn: CalendarDate): Promise<void> {
  const { tables, now } = work;
  const holderId = holder.id;
  await tables.delete(w8benReminders).where(and(eq(w8benReminders.holderId, holderId), isNull(w8benReminders.sentAt)));
  const rows = w8benReminderDates(signedOn)
    .map((date) => ({ holderId, dueAt: dueAt(date) }))
    .filter((row) => row.dueAt > now);
  if (rows.length > 0) await tables.insert(w8benReminders).values(rows).onConflictDoNothing();
}

const due = ({ now }: UnitOfWork) => and(isNull(w8benReminders.sentAt), lt(w8benReminders.dueAt, now));

/**
 * Sends the reminders that are due, in a transaction per holder. If several reminders of a form are due, for example after the clock was moved, only one is
 * sent.
 */
export async function sendDueReminders(server: ServerContext): Promise<void> {
  const rows = await server.transaction((work) => work.tables.select().from(w8benReminders).where(due(work)));
  for (const holderId of new Set(rows.map((row) => row.holderId)))
    await server.transaction(async (work) => {
      const taken = await work.tables
        .update(w8benReminders)
        .set({ sentAt: work.now })
        .where(and(eq(w8benReminders.holderId, holderId), due(work)))
        .returning();
      // An empty list means that another process has sent it.
      if (taken.length > 0) await readableOr(undefined, () => remind(work, holderId));
    });
}

async function remind(work: UnitOfWork, holderId: string): Promise<void> {
  const today = toSingaporeDate(work.now);
  const holder = await findHolder(work, holderId);
  const record = await readCustomer(work, holderId);
  if (!holder || !record?.w8ben) return;
  const { validUntil } = getW8benOverview(record.w8ben, today);
  const ends = { date: validUntil, days: daysBetween(today, validUntil) };
  await notifyOfW8benEnd(work, await resolveAddressee(work, holder, record), ends);
}
