import type { AccountDetails, AssetHistory, AssetHistoryRequest } from '@quayside/contract/internals/account-details';
import { calculateAssetHistory } from '../market/asset-history.ts';
import { getBaseCurrency } from '../market/base-currency.ts';
import { calculateAccountDetails } from '../market/valuation.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { readCustomer } from './customer-record.ts';
import { isMainAccount, readAccounts, readAppType } from './open-accounts.ts';

/** Returns the holdings and quotes of a customer's account as of now, from which the app calculates all metrics. Returns null without an account. */
export async function readDetails(work: UnitOfWork, userId: string): Promise<AccountDetails | null> {
  const read = await readMain(work, userId);
  return read && calculateAccountDetails(...read, work.now);
}

/** Returns the net assets of a customer's account at the closing times of a range or period, or null without an account. */
export async function readHistory(
  work: UnitOfWork,
  userId: string,
  request: AssetHistoryRequest,
): Promise<AssetHistory | null> {
  const read = await readMain(work, userId);
  return read && calculateAssetHistory(...read, request, work.now);
}

async function readMain(work: UnitOfWork, userId: string) {
  const accounts = await readAccounts(work, userId);
  const main = accounts.find(isMainAccount);
  if (!main) return null;
  const owned = (await readCustomer(work, userId))?.portfolio ?? { name: 'empty' };
  const { number, type } = main;
  const currency = getBaseCurrency(await readAppType(work, main.applicationId));
  return [{ number, type, currency, accounts: accounts.map((one) => one.type) }, owned] as const;
}
