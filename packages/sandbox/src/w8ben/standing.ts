import type { W8benStanding } from '@quayside/contract/w8ben';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { w8benLife } from '@quayside/rules/w8ben-life';
import { findApplication } from '../applications/application-record.ts';
import { type CustomerRecord, readCustomer } from '../customers/customer-record.ts';
import { type Holder, holderFor, holdersOf } from '../customers/holder.ts';
import type { Turn } from '../server/broker.ts';
import { whoseOf } from './whose.ts';

/** Where a holder's W-8BEN stands today; null of somebody who is none. Throws Refusal (notFound) where the user does not look after it. */
export async function readStanding(turn: Turn, userId: string, holderId?: string): Promise<W8benStanding | null> {
  return standingOf(turn, await holderFor(turn, userId, holderId));
}

/** Of everybody whom the user looks after, themselves first. */
export async function readStandings(turn: Turn, userId: string): Promise<W8benStanding[]> {
  const holders = await holdersOf(turn, userId);
  return (await Promise.all(holders.map((holder) => standingOf(turn, holder)))).filter((one) => one !== null);
}

async function standingOf(turn: Turn, of: Holder): Promise<W8benStanding | null> {
  const record = await readCustomer(turn, of.id);
  if (!record) return null;
  return {
    whose: await whoseOf(turn, of, record),
    holder: record.holder ?? 'individual',
    life: lifeIn(record, singaporeDate(turn.now)),
    forms: [...(record.w8ben?.forms ?? [])],
    underWay: await readUnderWay(turn, of),
  };
}

function lifeIn({ w8ben }: CustomerRecord, today: string): W8benStanding['life'] {
  if (!w8ben) return null;
  const { state, validUntil, asks, dueOn } = w8benLife(w8ben, today);
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

/** What waits for a reviewer or for the customer, what is only begun after it. */
async function readUnderWay(turn: Turn, of: Holder): Promise<W8benStanding['underWay']> {
  const found = [];
  for (const flow of flows) {
    const row = await findApplication(turn, of.userId, flow, of);
    if (row && row.state !== 'opened' && row.state !== 'failed') found.push({ flow, state: row.state });
  }
  return found.find(({ state }) => state !== 'draft') ?? found[0] ?? null;
}
