import type { AccountDetails } from '@quayside/contract/account-details';
import { detailsOf, holdingsOf } from '../market/valuation.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { readCustomer } from './customer-record.ts';
import { heldAccounts, isMain } from './held-accounts.ts';

/** What every metric of a customer's account is computed from, at this instant; null without an account. */
export async function readDetails(work: UnitOfWork, userId: string): Promise<AccountDetails | null> {
  const read = await readMain(work, userId);
  return read && detailsOf(...read, work.now);
}

/** The same without its past days; undefined without an account. */
export async function readHoldings(
  work: UnitOfWork,
  userId: string,
): Promise<Omit<AccountDetails, 'trend'> | undefined> {
  const read = await readMain(work, userId);
  return read ? holdingsOf(...read, work.now) : undefined;
}

async function readMain(work: UnitOfWork, userId: string) {
  const accounts = await heldAccounts(work, userId);
  const main = accounts.find(isMain);
  if (!main) return null;
  const owned = (await readCustomer(work, userId))?.portfolio ?? { name: 'empty' };
  const { number, type } = main;
  return [{ number, type, accounts: accounts.map((one) => one.type) }, owned] as const;
}
