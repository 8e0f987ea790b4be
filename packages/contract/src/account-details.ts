import * as z from 'zod/mini';

/** Decimal text, as @quayside/rules/amount writes it. */
const amount = z.string();

const position = {
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  /** negative when sold short or written */
  quantity: amount,
  /** absent while nobody quotes it */
  price: z.optional(amount),
  cost: amount,
  multiplier: z.optional(amount),
};

const balance = z.object({
  currency: z.string(),
  settled: amount,
  inTransit: amount,
  frozen: amount,
  annualLoanRate: amount,
});

const holding = z.object({ ...position, haircut: amount, initialMargin: amount, maintenanceMargin: amount });
const option = z.object({
  ...position,
  right: z.enum(['call', 'put']),
  strike: amount,
  underlyingPrice: z.optional(amount),
  cover: z.enum(['covered', 'uncovered']),
});
const future = z.object({ ...position, initialMargin: amount, maintenanceMargin: amount });
const cfd = z.object({
  ...position,
  underlying: z.enum(['index-stock', 'other-stock', 'index', 'forex', 'other']),
  marginShare: amount,
});

/** What the metrics of @quayside/rules/metrics are computed from, and when its prices were quoted. */
export const accountDetails = z.object({
  number: z.string(),
  type: z.enum(['cash', 'margin']),
  /** in which everything is valued */
  currency: z.string(),
  /** what one unit of another currency is worth in it */
  rates: z.record(z.string(), amount),
  /** the server's time, and that of the prices */
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
  /** absent where the customer has no such account */
  futures: z.optional(z.object({ cash: z.array(balance), contracts: z.array(future) })),
  cfd: z.optional(z.object({ cash: z.array(balance), contracts: z.array(cfd) })),
  /** net assets at the close of past days, the oldest first; of a day whose quotes are missing there is none */
  trend: z.array(z.object({ on: z.iso.date(), netAssets: amount })),
});
/** An account's balances, positions, rates and terms; all amounts are decimal text. */
export type AccountDetails = z.output<typeof accountDetails>;
