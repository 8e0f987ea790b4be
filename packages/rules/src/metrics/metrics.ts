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

/** Something held or owed in a securities account. */
export type Holding = Quoted & {
  readonly id: string;
  /** shares or contracts, negative when sold short or written */
  readonly quantity: Amount;
  /** the latest price of one, in `currency`; undefined while there is none */
  readonly price?: Amount | undefined;
  /** average price paid for one, or received when short */
  readonly cost: Amount;
  /** what one contract stands for: 100 shares of an option; 1 without it */
  readonly multiplier?: Amount | undefined;
};

/** Money in one currency. */
export type CashBalance = Quoted & {
  /** settled cash; negative when borrowed */
  readonly settled: Amount;
  /** on its way: proceeds of sales that are not settled, minus purchases that are not */
  readonly inTransit: Amount;
  /** part of the settled cash that is held for orders and withdrawals */
  readonly frozen: Amount;
};

/** What every account is valued in. */
export type AccountCurrency = Quoted & {
  /** what one unit of another currency is worth in the account's; its own needs no entry */
  readonly rates: Readonly<Record<string, Amount>>;
};

/** What a valuation lacks: `of` is a position's id, or a currency. */
export type MissingQuote = { readonly what: 'price' | 'underlying-price' | 'exchange-rate'; readonly of: string };

/** Never a number where a quote is missing: `missing` names every one that is. */
export type Valued<Metrics> =
  | { readonly state: 'valued'; readonly metrics: Metrics }
  | { readonly state: 'incomplete'; readonly missing: readonly MissingQuote[] };

/**
 * How near a forced sale is, the calmest first. `safe`: nothing borrowed and nothing short. `moderate`: debt with enough in excess.
 * `warning`: little in excess. `danger`: less than the maintenance margin, so that the broker asks for money or sells.
 */
export const marginRiskLevels = ['safe', 'moderate', 'warning', 'danger'] as const;
/** How near a forced sale is: see `marginRiskLevels`. */
export type MarginRiskLevel = (typeof marginRiskLevels)[number];
