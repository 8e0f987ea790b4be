import { type CalendarDate, daysBetween, singaporeDate } from '@quayside/rules/calendar-date';
import { w8benLife } from '@quayside/rules/w8ben-life';
import { w8benReminderDates } from '@quayside/rules/w8ben-validity';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { readCustomer } from '../customers/customer-record.ts';
import { tellOfW8benEnd } from '../mail/w8ben-mails.ts';
import type { Turn } from '../server/broker.ts';
import { w8benReminders } from '../storage/schema.ts';

/** Nine in the morning in Singapore: nobody is woken by tax. */
const dueAt = (date: CalendarDate): Date => new Date(`${date}T09:00:00+08:00`);

/** Plans the reminders of a form that was just put on file, instead of those of the one before. Those whose day is over are none. */
export async function scheduleReminders(turn: Turn, userId: string, signedOn: CalendarDate): Promise<void> {
  const { tables, now } = turn;
  await tables.delete(w8benReminders).where(and(eq(w8benReminders.userId, userId), isNull(w8benReminders.sentAt)));
  const rows = w8benReminderDates(signedOn)
    .map((date) => ({ userId, dueAt: dueAt(date) }))
    .filter((row) => row.dueAt > now);
  if (rows.length > 0) await tables.insert(w8benReminders).values(rows).onConflictDoNothing();
}

/** Sends what is due. Where several days of one form have passed at once, as when a clock is moved, the last one speaks for all. */
export async function sendDueReminders(turn: Turn): Promise<void> {
  const { tables, now } = turn;
  const due = await tables
    .select()
    .from(w8benReminders)
    .where(and(isNull(w8benReminders.sentAt), lt(w8benReminders.dueAt, now)));
  for (const userId of new Set(due.map((row) => row.userId))) {
    await tables
      .update(w8benReminders)
      .set({ sentAt: now })
      .where(and(eq(w8benReminders.userId, userId), isNull(w8benReminders.sentAt), lt(w8benReminders.dueAt, now)));
    await remind(turn, userId);
  }
}

async function remind(turn: Turn, userId: string): Promise<void> {
  const today = singaporeDate(turn.now);
  const { w8ben } = (await readCustomer(turn, userId)) ?? {};
  if (!w8ben) return;
  const life = w8benLife(w8ben, today);
  await tellOfW8benEnd(turn, userId, { date: life.validUntil, days: daysBetween(today, life.validUntil) });
}
