import { type Amount, multiplyAmounts, roundAmount } from '../../amount/amount.ts';

/** How much is held: units of a share, or contracts of so many units each (`multiplier`, 1 where absent). */
export type SizedPosition = { readonly quantity: Amount; readonly multiplier?: Amount | undefined };

/**
 * quantity × `each` × multiplier × `rate`, rounded half up to the cent line by line, as the metrics do (decision "Metrics"): `each` is a price, or what one
 * gained; `rate`, what one unit of the position's currency is worth in that of the account.
 */
export const positionWorth = ({ quantity, multiplier = '1' }: SizedPosition, each: Amount, rate: Amount): Amount =>
  roundAmount(multiplyAmounts(multiplyAmounts(quantity, each), multiplyAmounts(multiplier, rate)));
