import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { daysBetween, isCalendarDate } from '@quayside/values/calendar-date';
import * as z from 'zod/mini';

/** Schema of a decimal text in the format of `@quayside/values/amount`. */
const amount = z.string();

/** The schema fields that every kind of position has. Amounts are decimal texts. */
export const positionFields = {
  id: z.string(),
  /** The code on its exchange, such as `D05`. */
  ticker: z.optional(z.string()),
  name: z.string(),
  /** ISO 3166-1 alpha-2 code of the exchange's country. */
  market: z.optional(z.string()),
  currency: z.string(),
  /** Negative for a short sale or a written option. */
  quantity: amount,
  /** Absent while no quote exists. */
  price: z.optional(amount),
  /** The price of one unit at the last close; for a position opened since, its cost. */
  previousClose: z.optional(amount),
  cost: amount,
  multiplier: z.optional(amount),
};

const balance = lazyObject(() => ({
  currency: z.string(),
  settled: amount,
  inTransit: amount,
  frozen: amount,
  annualLoanRate: amount,
}));

const holding = lazyObject(() => ({
  ...positionFields,
  asset: z.optional(z.enum(['stock', 'fund'])),
  haircut: amount,
  initialMargin: amount,
  maintenanceMargin: amount,
}));
const option = lazyObject(() => ({
  ...positionFields,
  right: z.enum(['call', 'put']),
  strike: amount,
  underlyingPrice: z.optional(amount),
  cover: z.enum(['covered', 'uncovered']),
}));
const future = lazyObject(() => ({ ...positionFields, initialMargin: amount, maintenanceMargin: amount }));
const cfd = lazyObject(() => ({
  ...positionFields,
  underlying: z.enum(['index-stock', 'other-stock', 'index', 'forex', 'other']),
  marginShare: amount,
}));

/** Schema of the balances, positions, rates and terms of an account: the input of `@quayside/rules/metrics`. */
export const accountDetails = lazyObject(() => ({
  number: z.string(),
  type: z.enum(['cash', 'margin']),
  /** The currency of all valuations, as ISO 4217 code. */
  currency: z.string(),
  /** The value of one unit of each other currency, in the account's currency. */
  rates: z.record(z.string(), amount),
  /** The time on the server at which the data were read. */
  asOf: z.iso.datetime(),
  quotedAt: z.iso.datetime(),
  cash: z.array(balance),
  holdings: z.array(holding),
  options: z.array(option),
  accruedInterest: amount,
  terms: z.object({
    since: z.iso.date(),
    lowestInitialMargin: amount,
    shortInitialMargin: amount,
    warningExcess: amount,
  }),
  /** The futures account; absent if the customer has none. */
  futures: z.optional(z.object({ cash: z.array(balance), contracts: z.array(future) })),
  cfd: z.optional(z.object({ cash: z.array(balance), contracts: z.array(cfd) })),
}));
/** The response of `getAccountDetails`: balances, positions, rates and terms. All amounts are decimal texts. */
export type AccountDetails = z.output<typeof accountDetails>;

/** The ranges of the asset history: one week, one month, three months and one year. Each ends today. */
export const historyRanges = ['1w', '1m', '3m', '1y'] as const;
/** One of `historyRanges`. */
export type HistoryRange = (typeof historyRanges)[number];

/** The longest period of the asset history in days, with its first and last day. 366 is a leap year. */
export const maxHistoryDays = 366;

/** Schema of either a `range` that ends today, or the period from `from` to `to`. The period contains both days and at most `maxHistoryDays`. */
export const assetHistoryRequest = z
  .object({ range: z.optional(z.enum(historyRanges)), from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) })
  .check(z.refine(({ range, from, to }) => (range === undefined ? isPeriod(from, to) : !from && !to)));
/** The request of `getAssetHistory`: either a `range`, or `from` and `to` as `YYYY-MM-DD`. */
export type AssetHistoryRequest = z.output<typeof assetHistoryRequest>;

/** Returns whether a period is valid. Zod also calls it with texts that are not dates. */
function isPeriod(from = '', to = ''): boolean {
  const days = isCalendarDate(from) && isCalendarDate(to) ? daysBetween(from, to) + 1 : 0;
  return days >= 1 && days <= maxHistoryDays;
}

/**
 * Schema of net assets at the close of past trading days, oldest first, in the account's currency. The first entry is the last close on or before the first day
 * of the range. A day without quotes has no entry. Payments in and out change net assets.
 */
export const assetHistory = lazyObject(() => ({
  currency: z.string(),
  closes: z.array(z.object({ on: z.iso.date(), netAssets: amount })),
}));
/** The response of `getAssetHistory`: net assets by trading day, oldest first. */
export type AssetHistory = z.output<typeof assetHistory>;
