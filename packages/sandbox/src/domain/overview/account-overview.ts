import type { AccountOverview, AccountRequest } from '@quayside/contract/internals/account-overview';
import { draftDue } from '@quayside/rules/internals/draft-life';
import { progressOf } from '@quayside/rules/progress';
import { desc, eq } from 'drizzle-orm';
import {
  type ApplicationRecord,
  contextOf,
  livingOrLatest,
  openRecord,
  toWire,
} from '../applications/application-record.ts';
import { customerFactsOf } from '../customers/customer-facts.ts';
import { readCustomer } from '../customers/customer-record.ts';
import { holdersOf, isSelf } from '../customers/holder.ts';
import { signedIn } from '../customers/w8ben-record.ts';
import { ageOf, endOf } from '../joint/draft-age.ts';
import { missingSteps, openAccount } from '../joint/joint-account.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { applications } from '../storage/schema.ts';
import { formHolderOf } from '../w8ben/form-holder.ts';
import { getAccounts } from './accounts.ts';
import { standingOf } from './standing.ts';

/** Returns all data of the account centre as of now. */
export async function overviewOf(work: UnitOfWork, userId: string): Promise<AccountOverview> {
  const rows = await work.tables
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.createdAt));
  const newest = [...Map.groupBy(rows, ({ flow, holderId }) => `${flow} ${holderId ?? userId}`).values()].flatMap(
    (ones) => livingOrLatest(ones) ?? [],
  );
  const living = await Promise.all(newest.map((row) => withoutExpired(work, row)));
  const record = await readCustomer(work, userId);
  return {
    asOf: work.now.toISOString(),
    accounts: await getAccounts(work, userId),
    customer: await customerFactsOf(work, userId),
    requests: await Promise.all(living.flatMap((row) => (row ? [requestOf(work, row)] : []))),
    w8ben: record?.w8ben ? signedIn(record.w8ben) : null,
    w8bensOfOthers: await readOthers(work, userId),
    ...(await standingOf(work, userId, record)),
  };
}

/** Returns the W-8BENs of the other holders for whom the user is responsible. */
async function readOthers(work: UnitOfWork, userId: string): Promise<AccountOverview['w8bensOfOthers']> {
  const others = (await holdersOf(work, userId)).filter((holder) => !isSelf(holder));
  const read = others.map(async (holder) => {
    const record = await readCustomer(work, holder.id);
    if (!record) return [];
    return [{ whose: await formHolderOf(work, holder, record), w8ben: record.w8ben ? signedIn(record.w8ben) : null }];
  });
  return (await Promise.all(read)).flat();
}

/** Returns undefined for an expired draft that the scheduled job has not deleted yet. */
async function withoutExpired(work: UnitOfWork, row: ApplicationRow): Promise<ApplicationRow | undefined> {
  if (row.state !== 'draft') return row;
  const account = await openAccount(work, await openRecord(work, row));
  return draftDue(ageOf(account), work.now) === 'expire' ? undefined : row;
}

async function requestOf(work: UnitOfWork, row: ApplicationRow): Promise<AccountRequest> {
  const record = await openRecord(work, row);
  const { reference, submittedAt, decidedAt, failure, requirements, state, part } = toWire(record);
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
    turn: turnOf(row),
    ...(part ? { part } : {}),
    ...(await draftOf(work, record)),
  };
}

/** Returns who acts next. A joint holder who has submitted waits for the other holder. */
function turnOf({ state, handedInAt }: ApplicationRow): AccountRequest['turn'] {
  if (state === 'draft' || state === 'action-needed') return handedInAt ? 'other-holder' : 'customer';
  return state === 'under-review' ? 'broker' : 'nobody';
}

async function draftOf(work: UnitOfWork, record: ApplicationRecord): Promise<Pick<AccountRequest, 'draft'>> {
  if (record.row.state !== 'draft' || Object.keys(record.savedAt).length === 0) return {};
  const [step] = missingSteps(record, work.now);
  const keptUntil = endOf(await openAccount(work, record)).toISOString();
  if (step === undefined) return { draft: { keptUntil } };
  const minutesLeft = progressOf(record.flow.steps, step, contextOf(record, work.now))?.minutesLeft;
  return { draft: { step, ...(minutesLeft === undefined ? {} : { minutesLeft }), keptUntil } };
}
