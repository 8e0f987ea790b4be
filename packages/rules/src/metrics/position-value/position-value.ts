import { type Amount, addAmounts, compareAmounts, divideAmounts, negateAmount } from '@quayside/values/amount';
import { parseDecimal } from '@quayside/values/internals/decimal';
import { productInCents, toAmount } from '../valuation.ts';

/** The size of a position: shares, or contracts of `multiplier` units (absent: 1). */
export type SizedPosition = { readonly quantity: Amount; readonly multiplier?: Amount | undefined };

/**
 * Returns the value or gain of a position: quantity × `each` × multiplier × `rate`, rounded half up to the cent like the metrics
 * (docs/decisions/2026-11-22-judge-tiers-and-round-metrics.md).
 * @param each the price or the gain of one unit
 * @param rate value of one unit of the currency of the position, in the currency of the account
 */
export const positionWorth = ({ quantity, multiplier = '1' }: SizedPosition, each: Amount, rate: Amount): Amount =>
  toAmount(productInCents(parseDecimal(quantity), parseDecimal(each), parseDecimal(multiplier), parseDecimal(rate)));

/**
 * Returns a change as a share of its base, rounded half up to four decimals (0.05 is 5 %). Returns undefined if the base is zero or negative, because a share
 * would have no meaning.
 */
export function shareOfBase(change: Amount, base: Amount): Amount | undefined {
  return compareAmounts(base, '0') > 0 ? divideAmounts(change, base, 4) : undefined;
}

/** Returns the day change as a share of the previous value (`now` − `change`). Deposits and withdrawals do not count as change. */
export const dayChangeShare = (change: Amount, now: Amount): Amount | undefined =>
  shareOfBase(change, addAmounts(now, negateAmount(change)));

/** Returns an unrealized gain as a share of the cost (`worth` − `gain`). */
export const gainShare = (gain: Amount, worth: Amount): Amount | undefined => dayChangeShare(gain, worth);
