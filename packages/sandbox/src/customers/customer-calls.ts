import { getAccountDetails, getAccountOverview, getCustomer, getInformation } from '@quayside/contract/calls/account';
import { detailsOf } from '../market/valuation.ts';
import type { Turn } from '../server/broker.ts';
import { defineHandler } from '../server/handler.ts';
import { customerFactsOf } from './customer-facts.ts';
import { readCustomer } from './customer-record.ts';
import { heldAccounts, isMain } from './held-accounts.ts';
import { overviewOf } from './overview.ts';

export const customerHandlers = [
  defineHandler(getCustomer, (turn, _, { userId }) => customerFactsOf(turn, userId, { as: 'facts' })),
  defineHandler(getAccountOverview, (turn, _, { userId }) => overviewOf(turn, userId)),
  defineHandler(getAccountDetails, (turn, _, { userId }) => readDetails(turn, userId)),
  defineHandler(getInformation, async (turn, _, { userId }) => {
    const held = (await readCustomer(turn, userId))?.held;
    return held ? (structuredClone(held) as Record<string, Record<string, unknown>>) : null;
  }),
];

async function readDetails(turn: Turn, userId: string) {
  const accounts = await heldAccounts(turn, userId);
  const main = accounts.find(isMain);
  if (!main) return null;
  const { name = 'empty' } = (await readCustomer(turn, userId))?.portfolio ?? {};
  const { number, type } = main;
  return detailsOf({ number, type, accounts: accounts.map((one) => one.type) }, name, turn.now);
}
