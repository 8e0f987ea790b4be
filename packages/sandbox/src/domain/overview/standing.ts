import type { AccountOverview } from '@quayside/contract/account-overview';
import { cashMetrics } from '@quayside/rules/metrics/cash-metrics';
import { isFunded, marginCallsOf } from '@quayside/rules/metrics/margin-calls';
import { marginMetrics } from '@quayside/rules/metrics/margin-metrics';
import type { CustomerRecord } from '../customers/customer-record.ts';
import { heldAccounts, isMain } from '../customers/held-accounts.ts';
import { detailsOf } from '../market/valuation.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** Returns the value of the main account with its day change, the margin calls of all accounts, and whether they hold anything; without an account, that there are none. */
export async function standingOf(
  work: UnitOfWork,
  userId: string,
  record: CustomerRecord | undefined,
): Promise<Pick<AccountOverview, 'margin' | 'funded' | 'value'>> {
  const accounts = await heldAccounts(work, userId);
  const main = accounts.find(isMain);
  if (!main) return { margin: { calls: [], unvalued: [] } };
  const owned = record?.portfolio ?? { name: 'empty' as const };
  const account = { number: main.number, type: main.type, accounts: accounts.map(({ type }) => type) };
  const details = detailsOf(account, owned, work.now);
  const { calls, unvalued } = marginCallsOf(details);
  const { metrics } = details.type === 'margin' ? marginMetrics(details) : cashMetrics(details);
  const { netAssets, dayChange } = metrics;
  return {
    margin: { calls: [...calls], unvalued: [...unvalued] },
    funded: isFunded(details),
    ...(netAssets === undefined
      ? {}
      : { value: { currency: details.currency, netAssets, ...(dayChange === undefined ? {} : { dayChange }) } }),
  };
}
