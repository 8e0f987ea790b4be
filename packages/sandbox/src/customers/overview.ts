import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import { desc, eq } from 'drizzle-orm';
import { getAccounts } from '../applications/accounts.ts';
import { type ApplicationRow, livingOrLatest, openFile, toWire } from '../applications/application-record.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { applications } from '../storage/schema.ts';
import { signedIn } from '../w8ben/w8ben-record.ts';
import { whoseOf } from '../w8ben/whose.ts';
import { customerFactsOf } from './customer-facts.ts';
import { readCustomer } from './customer-record.ts';
import { holdersOf, isSelf } from './holder.ts';

/** Everything that the account centre shows, at one instant. */
export async function overviewOf(work: UnitOfWork, userId: string): Promise<AccountOverview> {
  const rows = await work.tables
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt));
  const newest = [...Map.groupBy(rows, ({ flow, holderId }) => `${flow} ${holderId ?? userId}`).values()].flatMap(
    (ones) => livingOrLatest(ones) ?? [],
  );
  const record = await readCustomer(work, userId);
  return {
    asOf: work.now.toISOString(),
    accounts: await getAccounts(work, userId),
    customer: await customerFactsOf(work, userId, { as: 'facts' }),
    requests: await Promise.all(newest.map((row) => requestOf(work, row))),
    w8ben: record?.w8ben ? signedIn(record.w8ben) : null,
    w8bensOfOthers: await readOthers(work, userId),
  };
}

/** The forms that the user looks after beside their own. */
async function readOthers(work: UnitOfWork, userId: string): Promise<AccountOverview['w8bensOfOthers']> {
  const others = (await holdersOf(work, userId)).filter((holder) => !isSelf(holder));
  const read = others.map(async (holder) => {
    const record = await readCustomer(work, holder.id);
    if (!record) return [];
    return [{ whose: await whoseOf(work, holder, record), w8ben: record.w8ben ? signedIn(record.w8ben) : null }];
  });
  return (await Promise.all(read)).flat();
}

async function requestOf(work: UnitOfWork, row: ApplicationRow): Promise<AccountRequest> {
  const { reference, submittedAt, decidedAt, failure, requirements, state } = toWire(await openFile(work, row));
  return {
    applicationId: row.id,
    flow: row.flow,
    ...(row.holderId ? { holder: row.holderId } : {}),
    state,
    reference,
    submittedAt,
    decidedAt,
    failure,
    open: requirements.filter(({ status }) => status === 'rejected' || status === 'due').map(({ id }) => id),
  };
}
