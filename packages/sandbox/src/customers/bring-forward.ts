import { holdingOf } from '@quayside/rules/journeys/opening';
import { lockAnyApplication } from '../applications/application-record.ts';
import { openAccount } from '../joint/joint-account.ts';
import { readableOr } from '../secrets/readable.ts';
import type { ServerContext, UnitOfWork } from '../server/server-context.ts';
import { accounts, migrations } from '../storage/schema.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';
import { keepCustomer, readCustomer, recordOf } from './customer-record.ts';
import { type HeldAccount, isMain } from './held-accounts.ts';
import { holderOf } from './holder.ts';

/**
 * Stand among the migrations of the tables: what is sealed no SQL can bring forward. Each is done once a database. The first gave records to logins, the second
 * gives them to holders without one (migration 0014), the third adds the level of the risk profile; the work is the same, because what stands on a record already stays.
 */
const names = ['data-0001-customers-on-file', 'data-0002-holders-on-file', 'data-0003-risk-profiles'] as const;

/**
 * Gives whoever's account was opened before there were records of customers (migration 0007), before those held a W-8BEN (0011), or before holders without a login
 * had one (0014), what their opening says: as of the day of the opening, with the reminders that are still to come. An account of which something does not open is
 * left as it is, and tried again at the next start: it may have been restored by then.
 */
export async function bringCustomersForward(server: ServerContext): Promise<void> {
  const opened = await server.transaction(async ({ tables }) => {
    const done = (await tables.select().from(migrations)).map(({ name }) => name);
    return names.every((name) => done.includes(name))
      ? undefined
      : (await tables.select().from(accounts)).filter(isMain);
  });
  if (!opened) return;
  let left = 0;
  for (const account of opened)
    left += await readableOr(1, () => server.transaction((work) => bringForward(work, account).then(() => 0)));
  if (left > 0) return;
  await server.transaction(({ tables, now }) =>
    tables
      .insert(migrations)
      .values(names.map((name) => ({ name, appliedAt: now })))
      .onConflictDoNothing(),
  );
}

async function bringForward(work: UnitOfWork, { applicationId, openedAt }: HeldAccount): Promise<void> {
  const { first, second } = await openAccount(work, await lockAnyApplication(work, applicationId));
  for (const part of second ? [first, second] : [first]) {
    const holder = holderOf(part);
    const known = await readCustomer(work, holder.id);
    const record = recordOf(part, holdingOf(first.answers), openedAt);
    const addsForm = record.w8ben !== undefined && known?.w8ben === undefined;
    const addsRiskLevel = record.riskLevel !== undefined && known?.riskLevel === undefined;
    if (!known || addsForm || addsRiskLevel) await keepCustomer(work, holder, { ...record, ...known });
    if (record.w8ben && addsForm) await scheduleReminders(work, holder, record.w8ben.signedOn);
  }
}
