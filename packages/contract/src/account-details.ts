import { daysBetween, isCalendarDate } from '@quayside/rules/calendar-date';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';

/** A decimal text in the format of `@quayside/rules/internals/amount`. */
const amount = z.string();

/** The fields of every position. */
export const position = {
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
  ...position,
  asset: z.optional(z.enum(['stock', 'fund'])),
  haircut: amount,
  initialMargin: amount,
  maintenanceMargin: amount,
}));
const option = lazyObject(() => ({
  ...position,
  right: z.enum(['call', 'put']),
  strike: amount,
  underlyingPrice: z.optional(amount),
  cover: z.enum(['covered', 'uncovered']),
}));
const future = lazyObject(() => ({ ...position, initialMargin: amount, maintenanceMargin: amount }));
const cfd = lazyObject(() => ({
  ...position,
  underlying: z.enum(['index-stock', 'other-stock', 'index', 'forex', 'other']),
  marginShare: amount,
}));

/** The input of `@quayside/rules/metrics`: balances, positions, rates and terms. */
export const accountDetails = lazyObject(() => ({
  number: z.string(),
  type: z.enum(['cash', 'margin']),
  /** The currency of all valuations. */
  currency: z.string(),
  /** The value of one unit of another currency in the account's currency. */
  rates: z.record(z.string(), amount),
  /** The server's time. */
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
  /** Absent when the customer has no such account. */
  futures: z.optional(z.object({ cash: z.array(balance), contracts: z.array(future) })),
  cfd: z.optional(z.object({ cash: z.array(balance), contracts: z.array(cfd) })),
}));
/** An account's balances, positions, rates and terms. All amounts are decimal texts. */
export type AccountDetails = z.output<typeof accountDetails>;

/** Ranges of the history: a week, one month, three months, a year. */
export const historyRanges = ['1w', '1m', '3m', '1y'] as const;
export type HistoryRange = (typeof historyRanges)[number];

/** The maximum length of a period in days, including both ends: a leap year. */
export const maxHistoryDays = 366;

/** A range that ends today, or the period from `from` to `to`, including both: at most `maxHistoryDays` days. */
export const assetHistoryRequest = z
  .object({ range: z.optional(z.enum(historyRanges)), from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) })
  .check(z.refine(({ range, from, to }) => (range === undefined ? isPeriod(from, to) : !from && !to)));
export type AssetHistoryRequest = z.output<typeof assetHistoryRequest>;

/** Whether a period is valid. Zod also calls it with texts that are not dates. */
function isPeriod(from = '', to = ''): boolean {
  const days = isCalendarDate(from) && isCalendarDate(to) ? daysBetween(from, to) + 1 : 0;
  return days >= 1 && days <= maxHistoryDays;
}

/**
 * Net assets at the close of past trading days, oldest first, in the account's currency. The first entry is the last close on or before the first day of the
 * range. A day without quotes has no entry. Net assets include payments in and out.
 */
export const assetHistory = lazyObject(() => ({
  currency: z.string(),
  closes: z.array(z.object({ on: z.iso.date(), netAssets: amount })),
}));
export type AssetHistory = z.output<typeof assetHistory>;
