import type { W8benStanding } from '@quayside/contract/internals/w8ben';
import { getW8benOverview } from '@quayside/rules/internals/w8ben-life';
import { toSingaporeDate } from '@quayside/values/calendar-date';
import { findApplication } from '../applications/application-record.ts';
import { type CustomerRecord, readCustomer } from '../customers/customer-record.ts';
import { type Holder, readManagedHolder, readManagedHolders } from '../customers/holder.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { resolveFormHolder } from '../w8ben/form-holder.ts';

/**
 * Returns the status of a holder's W-8BEN today, or null if the user holds no account. The holder is by default the user. Throws `Refusal` (`notFound`) if
 * the user is not responsible for the holder.
 */
export async function readStanding(work: UnitOfWork, userId: string, holderId?: string): Promise<W8benStanding | null> {
  return standingOf(work, await readManagedHolder(work, userId, holderId));
}

/** Returns the W-8BEN status of each holder for whom the user is responsible, the user first. */
export async function readStandings(work: UnitOfWork, userId: string): Promise<W8benStanding[]> {
  const holders = await readManagedHolders(work, userId);
  return (await Promise.all(holders.map((holder) => standingOf(work, holder)))).filter((one) => one !== null);
}

async function standingOf(work: UnitOfWork, of: Holder): Promise<W8benStanding | null> {
  const record = await readCustomer(work, of.id);
  if (!record) return null;
  return {
    whose: await resolveFormHolder(work, of, record),
    holder: record.holder ?? 'individual',
    life: lifeIn(record, toSingaporeDate(work.now)),
    forms: [...(record.w8ben?.forms ?? [])],
    underWay: await readUnderWay(work, of),
  };
}

function lifeIn({ w8ben }: CustomerRecord, today: string): W8benStanding['life'] {
  if (!w8ben) return null;
  const { state, validUntil, asks, dueOn } = getW8benOverview(w8ben, today);
  return {
    state,
    signedOn: w8ben.signedOn,
    validUntil,
    asks: [...asks],
    ...(dueOn ? { dueOn } : {}),
    changes: [...w8ben.changes],
  };
}

const flows = ['w8ben-update', 'w8ben-modify'] as const;

/** Returns the W-8BEN application of a holder that is in progress, or null. A submitted or returned one takes precedence over a draft. */
async function readUnderWay(work: UnitOfWork, of: Holder): Promise<W8benStanding['underWay']> {
  const found = [];
  for (const flow of flows) {
    const row = await findApplication(work, of.userId, flow, of);
    if (row && row.state !== 'opened' && row.state !== 'failed') found.push({ flow, state: row.state });
  }
  return found.find(({ state }) => state !== 'draft') ?? found[0] ?? null;
}
