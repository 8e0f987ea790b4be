import type { Amount } from '../amount/amount.ts';

/**
 * What the account's details are made of (STATE-07). Every metric is an Amount in the account's own currency, to the cent. The formulas are
 * illustrative: a broker's own may differ (decision "Metrics", domain handbook 7).
 *
 * **Rounding.** The market value, profit and margin of each position, and each balance, is computed exactly, converted and rounded half up to the cent once; a metric is the
 * sum of what the lines show, and what is derived from metrics (excess, buying power, ratio) uses them as they are shown.
 */
export type Quoted = {
  /** ISO 4217 */
  readonly currency: string;
};

/** A long or short position of a securities account. */
export type Holding = Quoted & {
  readonly id: string;
  /** shares or contracts, negative when sold short or written */
  readonly quantity: Amount;
  /** the latest price of one, in `currency`; undefined while there is none */
  readonly price?: Amount | undefined;
  /** price of one at the last close, in `currency`; of a position opened since, its cost. Undefined where the server does not send it */
  readonly previousClose?: Amount | undefined;
  /** average price paid for one, or received when short */
  readonly cost: Amount;
  /** units per contract: 100 shares for an option; 1 by default */
  readonly multiplier?: Amount | undefined;
};

/** Money in one currency. */
export type CashBalance = Quoted & {
  /** settled cash; negative when borrowed */
  readonly settled: Amount;
  /** in transit: unsettled proceeds of sales minus unsettled purchases */
  readonly inTransit: Amount;
  /** part of the settled cash that is held for orders and withdrawals */
  readonly frozen: Amount;
};

/** Data that each account is valued with. */
export type AccountCurrency = Quoted & {
  /** value of one unit of each other currency in the account's currency */
  readonly rates: Readonly<Record<string, Amount>>;
};

/** A missing quote; `of` is a position's id, or a currency. */
export type MissingQuote = { readonly what: 'price' | 'underlying-price' | 'exchange-rate'; readonly of: string };

/** Metrics. Where quotes are missing, their list and the figures that depend on none of them: nothing is estimated. */
export type Valued<Metrics> =
  | { readonly state: 'valued'; readonly metrics: Metrics }
  | {
      readonly state: 'incomplete';
      readonly missing: readonly MissingQuote[];
      readonly metrics: Readonly<Partial<Metrics>>;
    };

/**
 * Distance to a forced sale. `safe`: no debt and no short position. `moderate`: debt with enough excess. `warning`: little excess. `danger`: below the
 * maintenance margin, so the broker calls for money or sells.
 */
export const marginRiskLevels = ['safe', 'moderate', 'warning', 'danger'] as const;
export type MarginRiskLevel = (typeof marginRiskLevels)[number];
