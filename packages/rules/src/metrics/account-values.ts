import type { Amount } from '@quayside/values/amount';
import type { Decimal } from '@quayside/values/internals/decimal';
import { sumDayChange, sumHoldings, type Totals, type ValuedHolding, valueHoldings } from './holdings.ts';
import type { AccountCurrency, CashBalance, Holding, MissingQuote, Valued } from './metrics.ts';
import {
  type Cents,
  createDecimalParser,
  createRateLookup,
  type DecimalParser,
  sumFunds,
  toAmount,
} from './valuation.ts';

/** Metrics with the same definition for all types of account. */
export type CommonMetrics = {
  /** Settled cash + assets in transit. */
  readonly cashBalance: Amount;
  readonly assetsInTransit: Amount;
  readonly frozenFunds: Amount;
  readonly unrealizedPL: Amount;
  /** Computed as Σ (price − previous close) × quantity × multiplier × rate, at the rates of today; undefined if a previous close is unknown. */
  readonly dayChange: Amount | undefined;
};

/** The balances and holdings of an account, in its currency. */
export type AccountValues<Held extends Holding> = Totals & {
  /** The holdings with a value. A caller that values more holdings adds their gaps to `missing`. */
  readonly lines: readonly ValuedHolding<Held>[];
  readonly missing: MissingQuote[];
  readonly numbers: DecimalParser;
  readonly rateOf: (currency: string) => Decimal | undefined;
  readonly cashBalance: Cents;
  readonly frozen: Cents;
  /** Settled cash − frozen funds − purchases in transit. */
  readonly spendable: Cents;
  /** Whether a balance has no exchange rate, so that its sums are unknown. */
  readonly lacksRate: boolean;
  /** The holdings without a value. */
  readonly unvalued: readonly Held[];
  /** Whether a holding has no value. */
  readonly lacksValue: boolean;
  readonly common: CommonMetrics;
};

/** Returns the values of the balances and holdings of an account. Throws InvalidAmountError if a text is not a decimal number. */
export function valueAccount<Held extends Holding>(
  account: AccountCurrency & { readonly cash: readonly CashBalance[] },
  holdings: readonly Held[],
): AccountValues<Held> {
  const missing: MissingQuote[] = [];
  const numbers = createDecimalParser();
  const rateOf = createRateLookup(account, numbers, missing);
  const { settled, inTransit, frozen, spendable } = sumFunds(account.cash, rateOf, numbers);
  const lacksRate = missing.length > 0;
  const lines = valueHoldings(holdings, rateOf, numbers, missing);
  const totals = sumHoldings(lines);
  const cashBalance = settled + inTransit;
  const unvalued = findUnvalued(holdings, lines);
  return {
    ...totals,
    lines,
    missing,
    numbers,
    rateOf,
    cashBalance,
    frozen,
    spendable,
    lacksRate,
    unvalued,
    lacksValue: unvalued.length > 0,
    common: {
      cashBalance: toAmount(cashBalance),
      assetsInTransit: toAmount(inTransit),
      frozenFunds: toAmount(frozen),
      unrealizedPL: toAmount(totals.unrealizedPL),
      dayChange: sumDayChange(lines),
    },
  };
}

/** Returns the holdings without a value. */
export function findUnvalued<Held extends Holding>(
  holdings: readonly Held[],
  lines: readonly ValuedHolding<Held>[],
): readonly Held[] {
  if (lines.length === holdings.length) return [];
  const valued = new Set(lines.map(({ held }) => held));
  return holdings.filter((held) => !valued.has(held));
}

/** Returns whether a position is short: its quantity is negative. */
export const isShort = ({ quantity }: Pick<Holding, 'quantity'>): boolean => quantity.startsWith('-');

/**
 * Returns whether max(0, min(`spendable`, `limit`)) is known although `unvalued` holdings are missing in `limit`. A long holding can only raise `limit`; a short
 * one can lower it.
 */
export const isWithdrawableKnown = (spendable: Cents, limit: Cents, unvalued: readonly Holding[]): boolean =>
  spendable <= 0n || (spendable <= limit && !unvalued.some(isShort));

/** Metrics that need the exchange rates of all balances, in all types of account. */
export const balanceMetrics = [
  'netAssets',
  'cashBalance',
  'assetsInTransit',
  'frozenFunds',
  'availableFunds',
  'withdrawableCash',
] as const;

/**
 * Returns the metrics of an account. If quotes are missing, leaves out the metrics that depend on them. `byRate` needs the rates of all balances, `byValue` the
 * values of all holdings.
 */
export function omitUnknownMetrics<Metrics extends object>(
  { missing, lacksRate, lacksValue }: Pick<AccountValues<Holding>, 'missing' | 'lacksRate' | 'lacksValue'>,
  metrics: Metrics,
  { byRate, byValue }: Readonly<Record<'byRate' | 'byValue', readonly (keyof Metrics)[]>>,
): Valued<Metrics> {
  if (missing.length === 0) return { state: 'valued', metrics };
  const known: Partial<Metrics> = { ...metrics };
  for (const name of [...(lacksRate ? byRate : []), ...(lacksValue ? byValue : [])]) delete known[name];
  return { state: 'incomplete', missing, metrics: known };
}
