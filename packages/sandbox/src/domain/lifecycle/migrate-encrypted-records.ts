import { getHolding } from '@quayside/flow-opening/internals/rules';
import { readableOr } from '../../kernel/crypto/readable.ts';
import { migrations } from '../../kernel/storage/tables.ts';
import { lockAnyApplication } from '../applications/application-record.ts';
import { createFirstRecord, readCustomer, saveCustomer } from '../customers/customer-record.ts';
import { getHolder } from '../customers/holder.ts';
import { type AccountRow, isMainAccount } from '../customers/open-accounts.ts';
import { readJointAccount } from '../joint/joint-account.ts';
import type { ServerContext, UnitOfWork } from '../ports/server-context.ts';
import { accounts } from '../storage/schema.ts';
import { scheduleReminders } from '../w8ben/reminders.ts';

/**
 * Names of the migrations of encrypted data, which SQL cannot change. The first creates the records of logins, the second those of holders without a login
 * (migration 0014), and the third adds risk levels. They run together, once per database, and change no existing values.
 */
const names = ['data-0001-customers-on-file', 'data-0002-holders-on-file', 'data-0003-risk-profiles'] as const;

/**
 * Creates the missing records of holders, and adds missing W-8BENs and risk levels, from the answers of the opening. Schedules the reminders of added forms.
 * An account that does not decrypt is skipped, and retried at each start until it does.
 */
export async function migrateEncryptedRecords(server: ServerContext): Promise<void> {
  const opened = await server.transaction(async ({ tables }) => {
    const done = (await tables.select().from(migrations)).map(({ name }) => name);
    return names.every((name) => done.includes(name))
      ? undefined
      : (await tables.select().from(accounts)).filter(isMainAccount);
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

async function bringForward(work: UnitOfWork, { applicationId, openedAt }: AccountRow): Promise<void> {
  const { first, second } = await readJointAccount(work, await lockAnyApplication(work, applicationId));
  for (const part of second ? [first, second] : [first]) {
    const holder = getHolder(part);
    const known = await readCustomer(work, holder.id);
    const record = createFirstRecord(part, getHolding(first.answers), openedAt);
    const addsForm = record.w8ben !== undefined && known?.w8ben === undefined;
    const addsRiskLevel = record.riskLevel !== undefined && known?.riskLevel === undefined;
    if (!known || addsForm || addsRiskLevel) await saveCustomer(work, holder, { ...record, ...known });
    if (record.w8ben && addsForm) await scheduleReminders(work, holder, record.w8ben.signedOn);
  }
}
