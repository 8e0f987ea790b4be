import { type Decimal, readDecimal } from '../internal/decimal.ts';
import type { Holding, MissingQuote } from './metrics.ts';
import { type Cents, minus, type Numbers, ONE, productInCents } from './valuation.ts';

export type Line<Held> = {
  readonly held: Held;
  /** negative when short */
  readonly marketValue: Cents;
  readonly unrealizedPL: Cents;
  readonly rate: Decimal;
};

/**
 * Market value = quantity × price × multiplier × rate; unrealized P/L = (price − cost) × quantity × multiplier × rate, which is a gain for a short
 * position whose price fell. Positions without price or rate go to `missing`.
 */
export function linesOf<Held extends Holding>(
  holdings: readonly Held[],
  rateOf: (currency: string) => Decimal | undefined,
  numbers: Numbers,
  missing: MissingQuote[],
): Line<Held>[] {
  const lines: Line<Held>[] = [];
  for (const held of holdings) {
    const rate = rateOf(held.currency);
    if (held.price === undefined) missing.push({ what: 'price', of: held.id });
    if (rate === undefined || held.price === undefined) continue;
    const [quantity, price, cost] = [readDecimal(held.quantity), readDecimal(held.price), readDecimal(held.cost)];
    const multiplier = held.multiplier === undefined ? ONE : numbers(held.multiplier);
    lines.push({
      held,
      rate,
      marketValue: productInCents(quantity, price, multiplier, rate),
      unrealizedPL: productInCents(minus(price, cost), quantity, multiplier, rate),
    });
  }
  return lines;
}
