import { type Amount, addAmounts, compareAmounts, divideAmounts, negateAmount } from '../../amount/amount.ts';
import { readDecimal } from '../../numbers/decimal.ts';
import { amountOf, productInCents } from '../valuation.ts';

/** How much is held: units of a share, or contracts of so many units each (`multiplier`, 1 where absent). */
export type SizedPosition = { readonly quantity: Amount; readonly multiplier?: Amount | undefined };

/**
 * quantity × `each` × multiplier × `rate`, rounded half up to the cent line by line, as the metrics do (decision "Metrics"): `each` is a price, or what one
 * gained; `rate`, what one unit of the position's currency is worth in that of the account.
 */
export const positionWorth = ({ quantity, multiplier = '1' }: SizedPosition, each: Amount, rate: Amount): Amount =>
  amountOf(productInCents(readDecimal(quantity), readDecimal(each), readDecimal(multiplier), readDecimal(rate)));

/**
 * Returns a change as a share of the base that it starts from, rounded half up to four decimals (0.05 is 5 %). Undefined unless the base is above zero: a
 * change of nothing, or of a debt, has no meaningful share.
 */
export function shareOfBase(change: Amount, base: Amount): Amount | undefined {
  return compareAmounts(base, '0') > 0 ? divideAmounts(change, base, 4) : undefined;
}

/** Returns the day change as a share of the value before it, `now` − `change`. Payments in and out are in neither. */
export const dayChangeShare = (change: Amount, now: Amount): Amount | undefined =>
  shareOfBase(change, addAmounts(now, negateAmount(change)));

/** Returns an unrealized gain as a share of what was paid, `worth` − `gain`. */
export const gainShare = (gain: Amount, worth: Amount): Amount | undefined => dayChangeShare(gain, worth);
