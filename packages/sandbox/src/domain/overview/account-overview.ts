import type { AccountOverview, AccountRequest } from '@quayside/contract/internals/account-overview';
import { getDraftAction } from '@quayside/rules/internals/draft-lifetime';
import { getProgress } from '@quayside/rules/progress';
import { desc, eq } from 'drizzle-orm';
import {
  type ApplicationRecord,
  createJourneyContext,
  livingOrLatest,
  openRecord,
  toApiApplication,
} from '../applications/application-record.ts';
import { readCustomerFacts } from '../customers/customer-facts.ts';
import { readCustomer } from '../customers/customer-record.ts';
import { isSelf, readManagedHolders } from '../customers/holder.ts';
import { toSignedW8ben } from '../customers/w8ben-record.ts';
import { getDraftAge, getDraftEnd } from '../joint/draft-age.ts';
import { missingSteps, readJointAccount } from '../joint/joint-account.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import type { ApplicationRow } from '../storage/schema.ts';
import { applications } from '../storage/schema.ts';
import { resolveFormHolder } from '../w8ben/form-holder.ts';
import { readAccountStanding } from './account-standing.ts';
import { getAccounts } from './accounts.ts';

/** Returns what the account centre shows a user now. */
export async function readOverview(work: UnitOfWork, userId: string): Promise<AccountOverview> {
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
    customer: await readCustomerFacts(work, userId),
    requests: await Promise.all(living.flatMap((row) => (row ? [requestOf(work, row)] : []))),
    w8ben: record?.w8ben ? toSignedW8ben(record.w8ben) : null,
    w8bensOfOthers: await readOthers(work, userId),
    ...(await readAccountStanding(work, userId, record)),
  };
}

/** Returns the W-8BENs of the other holders for whom the user is responsible. */
async function readOthers(work: UnitOfWork, userId: string): Promise<AccountOverview['w8bensOfOthers']> {
  const others = (await readManagedHolders(work, userId)).filter((holder) => !isSelf(holder));
  const read = others.map(async (holder) => {
    const record = await readCustomer(work, holder.id);
    if (!record) return [];
    return [
      {
        whose: await resolveFormHolder(work, holder, record),
        w8ben: record.w8ben ? toSignedW8ben(record.w8ben) : null,
      },
    ];
  });
  return (await Promise.all(read)).flat();
}

/** Returns the row, or undefined if it is an expired draft that the scheduled job has not deleted yet. */
async function withoutExpired(work: UnitOfWork, row: ApplicationRow): Promise<ApplicationRow | undefined> {
  if (row.state !== 'draft') return row;
  const account = await readJointAccount(work, await openRecord(work, row));
  return getDraftAction(getDraftAge(account), work.now) === 'expire' ? undefined : row;
}

async function requestOf(work: UnitOfWork, row: ApplicationRow): Promise<AccountRequest> {
  const record = await openRecord(work, row);
  const { reference, submittedAt, decidedAt, failure, requirements, state, part } = toApiApplication(record);
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

/** Returns who must act next in an application. A joint holder who has submitted waits for the other holder. */
function turnOf({ state, partSubmittedAt }: ApplicationRow): AccountRequest['turn'] {
  if (state === 'draft' || state === 'action-needed') return partSubmittedAt ? 'other-holder' : 'customer';
  return state === 'under-review' ? 'broker' : 'nobody';
}

async function draftOf(work: UnitOfWork, record: ApplicationRecord): Promise<Pick<AccountRequest, 'draft'>> {
  if (record.row.state !== 'draft' || Object.keys(record.savedAt).length === 0) return {};
  const [step] = missingSteps(record, work.now);
  const keptUntil = getDraftEnd(await readJointAccount(work, record)).toISOString();
  if (step === undefined) return { draft: { keptUntil } };
  const minutesLeft = getProgress(record.flow.steps, step, createJourneyContext(record, work.now))?.minutesLeft;
  return { draft: { step, ...(minutesLeft === undefined ? {} : { minutesLeft }), keptUntil } };
}
