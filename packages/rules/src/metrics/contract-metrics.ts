import type { Amount } from '@quayside/values/amount';
import { type AccountValues, balanceMetrics, type CommonMetrics } from './account-values.ts';
import type { AccountCurrency, CashBalance, Holding, MarginRiskLevel } from './metrics.ts';
import { atLeastZero, type Cents, minCents, toAmount } from './valuation.ts';

/** Balances and contracts of an account in any currencies, with exchange rates. */
export type ContractAccount<Contract extends Holding> = AccountCurrency & {
  readonly cash: readonly CashBalance[];
  readonly contracts: readonly Contract[];
};

/** The metrics that futures and CFD accounts share, to the cent, in the currency of the account. */
export type ContractMetrics = CommonMetrics & {
  /** Equity: cash balance + unrealized P/L, because the customer does not own the underlying. */
  readonly netAssets: Amount;
  /** Computed as max(0, net assets − margin required − frozen). */
  readonly availableFunds: Amount;
  /** Computed as max(0, min(settled − frozen − purchases in transit, net assets − margin required)). */
  readonly withdrawableCash: Amount;
  /** Contract value, computed as Σ |quantity × price × multiplier|. */
  readonly positionValue: Amount;
  /** The initial margin of all contracts. */
  readonly marginRequired: Amount;
  readonly maintenanceMargin: Amount;
  readonly marginCall: Amount;
  readonly riskLevel: MarginRiskLevel;
};

/** Returns the equity of an account with contracts: cash balance + unrealized P/L. */
export const calculateContractEquity = ({ cashBalance, unrealizedPL }: AccountValues<Holding>): Cents =>
  cashBalance + unrealizedPL;

/** Returns the metrics that follow from the values of an account and its required margin. */
export function contractMetrics(values: AccountValues<Holding>, required: Cents) {
  const equity = calculateContractEquity(values);
  return {
    ...values.common,
    netAssets: toAmount(equity),
    availableFunds: toAmount(atLeastZero(equity - required - values.frozen)),
    withdrawableCash: toAmount(atLeastZero(minCents(values.spendable, equity - required))),
    positionValue: toAmount(values.positionValue),
    marginRequired: toAmount(required),
  };
}

/** Metrics that need the rates of all balances (`byRate`), and those that need the values of all contracts (`byValue`). */
export const contractDependents = {
  byRate: [...balanceMetrics, 'marginCall', 'riskLevel'],
  byValue: [
    'netAssets',
    'availableFunds',
    'withdrawableCash',
    'positionValue',
    'unrealizedPL',
    'dayChange',
    'marginRequired',
    'maintenanceMargin',
    'marginCall',
    'riskLevel',
  ],
} as const;
