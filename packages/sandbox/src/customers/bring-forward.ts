import { holdingOf } from '@quayside/rules/journeys/opening';
import { eq } from 'drizzle-orm';
import { lockAnyApplication } from '../applications/file.ts';
import { openAccount } from '../joint/joint-account.ts';
import type { Broker, Turn } from '../server/broker.ts';
import { accounts, migrations } from '../storage/schema.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';
import { keepCustomer, personsOf, readCustomer, recordOf } from './customer-record.ts';
import { type HeldAccount, isMain } from './held-accounts.ts';

/** Stands among the migrations of the tables: what is sealed no SQL can bring forward. */
const NAME = 'data-0001-customers-on-file';

/**
 * Gives whoever's account was opened before there were records of customers (migration 0007), or before those held a W-8BEN (0011), what their opening says:
 * as of the day of the opening, with the reminders that are still to come. Done once a database; what stands on a record already stays.
 */
export async function bringCustomersForward(broker: Broker): Promise<void> {
  const opened = await broker.inTurn(async ({ tables }) => {
    const [done] = await tables.select().from(migrations).where(eq(migrations.name, NAME));
    return done ? undefined : (await tables.select().from(accounts)).filter(isMain);
  });
  if (!opened) return;
  for (const account of opened) await broker.inTurn((turn) => bringForward(turn, account));
  await broker.inTurn(({ tables, now }) =>
    tables.insert(migrations).values({ name: NAME, appliedAt: now }).onConflictDoNothing(),
  );
}

async function bringForward(turn: Turn, { applicationId, openedAt }: HeldAccount): Promise<void> {
  const { first, second } = await openAccount(turn, await lockAnyApplication(turn, applicationId));
  for (const part of personsOf(second ? [first, second] : [first])) {
    const { userId } = part.row;
    const known = await readCustomer(turn, userId);
    const record = recordOf(part, holdingOf(first.answers), openedAt);
    if (known?.w8ben || (known && !record.w8ben)) continue;
    await keepCustomer(turn, userId, { ...record, ...known });
    if (record.w8ben) await scheduleReminders(turn, userId, record.w8ben.signedOn);
  }
}
