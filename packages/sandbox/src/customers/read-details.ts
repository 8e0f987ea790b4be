import type { AccountDetails } from '@quayside/contract/account-details';
import { detailsOf, holdingsOf } from '../market/valuation.ts';
import type { Turn } from '../server/broker.ts';
import { readCustomer } from './customer-record.ts';
import { heldAccounts, isMain } from './held-accounts.ts';

/** What every metric of a customer's account is computed from, at this instant; null without an account. */
export async function readDetails(turn: Turn, userId: string): Promise<AccountDetails | null> {
  const read = await readMain(turn, userId);
  return read && detailsOf(...read, turn.now);
}

/** The same without its past days; undefined without an account. */
export async function readHoldings(turn: Turn, userId: string): Promise<Omit<AccountDetails, 'trend'> | undefined> {
  const read = await readMain(turn, userId);
  return read ? holdingsOf(...read, turn.now) : undefined;
}

async function readMain(turn: Turn, userId: string) {
  const accounts = await heldAccounts(turn, userId);
  const main = accounts.find(isMain);
  if (!main) return null;
  const owned = (await readCustomer(turn, userId))?.portfolio ?? { name: 'empty' };
  const { number, type } = main;
  return [{ number, type, accounts: accounts.map((one) => one.type) }, owned] as const;
}
