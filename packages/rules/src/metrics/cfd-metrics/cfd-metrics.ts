import type { Amount } from '@quayside/values/amount';
import type { CalendarDate } from '@quayside/values/calendar-date';
import { absoluteValue } from '@quayside/values/internals/decimal';
import { omitUnknownMetrics, valueAccount } from '../account-values.ts';
import {
  type ContractAccount,
  type ContractMetrics,
  calculateContractEquity,
  contractDependents,
  contractMetrics,
} from '../contract-metrics.ts';
import type { Holding, MarginRiskLevel, Valued } from '../metrics.ts';
import { atLeastZero, type Cents, calculateRatio, multiplyCents, toAmount } from '../valuation.ts';

/** The kind of underlying of a contract. `index-stock` is a share that belongs to an index. */
export type CfdUnderlying = 'index-stock' | 'other-stock' | 'index' | 'forex' | 'other';

/**
 * Lowest margin of a retail CFD in Singapore, as a share of the contract value. Lower margins for a stop-loss are not included. Source: Securities and Futures
 * (Financial and Margin Requirements) Regulations as of 8 October 2018, current on 27 March 2026.
 */
export const leastCfdMargins: {
  readonly since: CalendarDate;
  readonly shares: Readonly<Record<CfdUnderlying, Amount>>;
} = {
  since: '2018-10-08',
  shares: { 'index-stock': '0.1', 'other-stock': '0.2', index: '0.05', forex: '0.05', other: '0.2' },
};

/** Share of the required margin at or below which the broker closes positions (illustrative). Below the full margin, the account has a margin call. */
export const CFD_CLOSE_OUT_LEVEL: Amount = '0.5';

/** A contract for difference. `quantity` is negative if sold. `marginShare` is the margin of the broker. A higher legal minimum replaces it. */
export type CfdHolding = Holding & { readonly underlying: CfdUnderlying; readonly marginShare: Amount };

/** The input of `cfdMetrics`: the cash balances and contracts of a CFD account. */
export type CfdAccount = ContractAccount<CfdHolding>;

/**
 * The metrics of a CFD account. The margin required is Σ contract value × margin share. The maintenance margin is the margin required × close-out level. The
 * margin call is max(0, margin required − net assets).
 */
export type CfdMetrics = ContractMetrics & {
  /** Net assets / margin required, to four decimals (1 is 100 %); undefined without contracts. */
  readonly marginLevel: Amount | undefined;
};

/** Returns the metrics of a CFD account. Throws InvalidAmountError if a text is not a decimal number. */
export function cfdMetrics(account: CfdAccount): Valued<CfdMetrics> {
  const values = valueAccount(account, account.contracts);
  const { lines, numbers } = values;
  let required = 0n;
  for (const { held, marketValue } of lines) {
    const value = absoluteValue(marketValue);
    const own = multiplyCents(value, numbers(held.marginShare));
    const legal = multiplyCents(value, numbers(leastCfdMargins.shares[held.underlying]));
    // Stryker disable next-line EqualityOperator: if both are equal, either is right
    required += own > legal ? own : legal;
  }

  const equity = calculateContractEquity(values);
  const closeOut = multiplyCents(required, numbers(CFD_CLOSE_OUT_LEVEL));
  return omitUnknownMetrics<CfdMetrics>(
    values,
    {
      ...contractMetrics(values, required),
      maintenanceMargin: toAmount(closeOut),
      marginLevel: required > 0n ? calculateRatio(equity, required) : undefined,
      marginCall: toAmount(atLeastZero(required - equity)),
      riskLevel: riskLevel(equity, required, closeOut),
    },
    {
      byRate: [...contractDependents.byRate, 'marginLevel'],
      byValue: [...contractDependents.byValue, 'marginLevel'],
    },
  );
}

function riskLevel(equity: Cents, required: Cents, closeOut: Cents): MarginRiskLevel {
  if (equity < 0n) return 'danger';
  if (required === 0n) return 'safe';
  if (equity <= closeOut) return 'danger';
  return equity < required ? 'warning' : 'moderate';
}
