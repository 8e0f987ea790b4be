import type { Amount } from '@quayside/values/amount';

/**
 * Data in one currency, for the account details (STATE-07). Each metric is an Amount in the currency of the account, to the cent. The formulas are
 * illustrative, and those of a broker may differ (docs/decisions/2026-11-22-judge-tiers-and-round-metrics.md).
 *
 * **Rounding.** Market value, profit and margin of a position, and each balance, are computed exactly, converted, and rounded half up to the cent once. A
 * metric is the sum of the displayed values. Derived metrics (excess, buying power, ratio) use displayed values too.
 */
export type InCurrency = {
  /** The currency as ISO 4217 code. */
  readonly currency: string;
};

/** A position of an account, long or short. */
export type Holding = InCurrency & {
  readonly id: string;
  /** Shares or contracts, negative when sold short or written. */
  readonly quantity: Amount;
  /** The latest price of one unit, in `currency`; undefined if it is unknown. */
  readonly price?: Amount | undefined;
  /** The price of one unit at the last close, in `currency`; the cost for a position opened since. Undefined if the server does not send it. */
  readonly previousClose?: Amount | undefined;
  /** Average price paid for one unit, or received if short. */
  readonly cost: Amount;
  /** Units per contract: 100 shares for an option; 1 by default. */
  readonly multiplier?: Amount | undefined;
};

/** A cash balance in one currency. */
export type CashBalance = InCurrency & {
  /** Settled cash; negative when borrowed. */
  readonly settled: Amount;
  /** In transit: unsettled proceeds of sales minus unsettled purchases. */
  readonly inTransit: Amount;
  /** Part of the settled cash that is held for orders and withdrawals. */
  readonly frozen: Amount;
};

/** The currency of an account, with the exchange rates to value it. */
export type AccountCurrency = InCurrency & {
  /** Value of one unit of each other currency in the account's currency. */
  readonly rates: Readonly<Record<string, Amount>>;
};

/** A missing quote. `of` is the id of a position, or a currency. */
export type MissingQuote = { readonly what: 'price' | 'underlying-price' | 'exchange-rate'; readonly of: string };

/** The metrics of an account. If quotes are missing, `missing` lists them. Metrics that depend on them are left out, not estimated. */
export type Valued<Metrics> =
  | { readonly state: 'valued'; readonly metrics: Metrics }
  | {
      readonly state: 'incomplete';
      readonly missing: readonly MissingQuote[];
      readonly metrics: Readonly<Partial<Metrics>>;
    };

/**
 * Risk levels of an account, by distance to a forced sale. `safe`: no debt and no short position. `moderate`: debt with enough excess. `warning`: little
 * excess. `danger`: below the maintenance margin, so the broker makes a margin call or sells.
 */
export const marginRiskLevels = ['safe', 'moderate', 'warning', 'danger'] as const;
/** The risk level of an account: one of the ids in `marginRiskLevels`. */
export type MarginRiskLevel = (typeof marginRiskLevels)[number];
