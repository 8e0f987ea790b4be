import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import { desc, eq } from 'drizzle-orm';
import { getAccounts } from '../applications/accounts.ts';
import { type ApplicationRow, livingOrLatest, openFile, toWire } from '../applications/application-record.ts';
import type { Turn } from '../server/broker.ts';
import { applications } from '../storage/schema.ts';
import { signedIn } from '../w8ben/w8ben-record.ts';
import { whoseOf } from '../w8ben/whose.ts';
import { customerFactsOf } from './customer-facts.ts';
import { readCustomer } from './customer-record.ts';
import { holdersOf, isSelf } from './holder.ts';

/** Everything that the account centre shows, at one instant. */
export async function overviewOf(turn: Turn, userId: string): Promise<AccountOverview> {
  const rows = await turn.tables
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt));
  const newest = [...Map.groupBy(rows, ({ flow, holderId }) => `${flow} ${holderId ?? userId}`).values()].flatMap(
    (ones) => livingOrLatest(ones) ?? [],
  );
  const record = await readCustomer(turn, userId);
  return {
    asOf: turn.now.toISOString(),
    accounts: await getAccounts(turn, userId),
    customer: await customerFactsOf(turn, userId, { as: 'facts' }),
    requests: await Promise.all(newest.map((row) => requestOf(turn, row))),
    w8ben: record?.w8ben ? signedIn(record.w8ben) : null,
    w8bensOfOthers: await readOthers(turn, userId),
  };
}

/** The forms that the user looks after beside their own. */
async function readOthers(turn: Turn, userId: string): Promise<AccountOverview['w8bensOfOthers']> {
  const others = (await holdersOf(turn, userId)).filter((holder) => !isSelf(holder));
  const read = others.map(async (holder) => {
    const record = await readCustomer(turn, holder.id);
    if (!record) return [];
    return [{ whose: await whoseOf(turn, holder, record), w8ben: record.w8ben ? signedIn(record.w8ben) : null }];
  });
  return (await Promise.all(read)).flat();
}

async function requestOf(turn: Turn, row: ApplicationRow): Promise<AccountRequest> {
  const { reference, submittedAt, decidedAt, failure, requirements, state } = toWire(await openFile(turn, row));
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
