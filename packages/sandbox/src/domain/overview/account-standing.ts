import type { AccountDetails } from '@quayside/contract/internals/account-details';
import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import { cashMetrics } from '@quayside/rules/internals/metrics/cash-metrics';
import { cfdMetrics } from '@quayside/rules/internals/metrics/cfd-metrics';
import { futuresMetrics } from '@quayside/rules/internals/metrics/futures-metrics';
import { findMarginCalls, isFunded } from '@quayside/rules/internals/metrics/margin-calls';
import { marginMetrics } from '@quayside/rules/internals/metrics/margin-metrics';
import { calculatePartialNetAssets } from '@quayside/rules/internals/metrics/partial-net-assets';
import type { CustomerRecord } from '../customers/customer-record.ts';
import { isMainAccount, readAccounts, readAppType } from '../customers/open-accounts.ts';
import { getBaseCurrency } from '../market/base-currency.ts';
import { calculateAccountDetails } from '../market/valuation.ts';
import type { UnitOfWork } from '../ports/server-context.ts';
import { findLargestPositions } from './largest-positions.ts';

/**
 * Returns the values and margin calls of all accounts of a user, and whether they contain anything. The main account also has its change of the day and its
 * largest positions. Without an account, there are no margin calls and no values.
 */
export async function readAccountStanding(
  work: UnitOfWork,
  userId: string,
  record: CustomerRecord | undefined,
): Promise<
  Pick<AccountOverview, 'margin' | 'funded' | 'value' | 'partValue' | 'contractValues' | 'marginUse' | 'largest'>
> {
  const accounts = await readAccounts(work, userId);
  const main = accounts.find(isMainAccount);
  if (!main) return { margin: { calls: [], unvalued: [] } };
  const owned = record?.portfolio ?? { name: 'empty' as const };
  const currency = getBaseCurrency(await readAppType(work, main.applicationId));
  const account = { number: main.number, type: main.type, currency, accounts: accounts.map(({ type }) => type) };
  const details = calculateAccountDetails(account, owned, work.now);
  const { calls, unvalued } = findMarginCalls(details);
  const { netAssets, dayChange } = valueOf(details).metrics;
  return {
    margin: { calls: [...calls], unvalued: [...unvalued] },
    funded: isFunded(details),
    contractValues: contractValuesOf(details),
    ...(details.type === 'margin' ? marginUseOf(details) : {}),
    largest: findLargestPositions(details),
    ...(netAssets === undefined
      ? partValueOf(details)
      : { value: { currency: details.currency, netAssets, ...(dayChange === undefined ? {} : { dayChange }) } }),
  };
}

const valueOf = (details: AccountDetails) =>
  details.type === 'margin' ? marginMetrics(details) : cashMetrics(details);

function partValueOf(details: AccountDetails): Pick<AccountOverview, 'partValue'> {
  const part = calculatePartialNetAssets(details);
  return part
    ? { partValue: { currency: details.currency, netAssets: part.netAssets, without: [...part.without] } }
    : {};
}

/** Returns the figures that determine the risk of a margin account. The object is empty if a quote is missing. */
function marginUseOf(details: AccountDetails): Pick<AccountOverview, 'marginUse'> {
  const { maintenanceMargin, equityWithLoanValue } = marginMetrics(details).metrics;
  if (maintenanceMargin === undefined || equityWithLoanValue === undefined) return {};
  return { marginUse: { maintenanceMargin, equityWithLoanValue } };
}

function contractValuesOf({ currency, rates, futures, cfd }: AccountDetails): AccountOverview['contractValues'] {
  const inFutures = futures && futuresMetrics({ currency, rates, ...futures }).metrics.netAssets;
  const inCfd = cfd && cfdMetrics({ currency, rates, ...cfd }).metrics.netAssets;
  return {
    ...(inFutures === undefined ? {} : { futures: { currency, netAssets: inFutures } }),
    ...(inCfd === undefined ? {} : { cfd: { currency, netAssets: inCfd } }),
  };
}
