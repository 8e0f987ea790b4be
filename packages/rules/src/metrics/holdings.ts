import type { Amount } from '@quayside/values/amount';
import { type Decimal, parseDecimal } from '@quayside/values/internals/decimal';
import type { Holding, MissingQuote } from './metrics.ts';
import {
  type Cents,
  DECIMAL_ONE,
  type DecimalParser,
  multiplyDecimals,
  productInCents,
  subtractDecimals,
  toAmount,
} from './valuation.ts';

/** A holding with its values, in cents of the currency of the account. `rate` is the exchange rate of the holding. */
export type ValuedHolding<Held> = {
  readonly held: Held;
  /** The market value, which is negative for a short position. */
  readonly marketValue: Cents;
  readonly unrealizedPL: Cents;
  /** The gain or loss since the last close; undefined without a previous close. */
  readonly dayChange: Cents | undefined;
  readonly rate: Decimal;
};

/**
 * Returns the values of holdings. Leaves out holdings without price or exchange rate, and adds what they lack to `missing`.
 * - market value = quantity × price × multiplier × rate
 * - unrealized P/L = (price − cost) × quantity × multiplier × rate, a gain for a short position if the price fell
 * - day change = (price − previous close) × quantity × multiplier × rate
 */
export function valueHoldings<Held extends Holding>(
  holdings: readonly Held[],
  rateOf: (currency: string) => Decimal | undefined,
  numbers: DecimalParser,
  missing: MissingQuote[],
): ValuedHolding<Held>[] {
  const lines: ValuedHolding<Held>[] = [];
  for (const held of holdings) {
    const rate = rateOf(held.currency);
    if (held.price === undefined) missing.push({ what: 'price', of: held.id });
    if (rate === undefined || held.price === undefined) continue;
    const [quantity, price, cost] = [parseDecimal(held.quantity), parseDecimal(held.price), parseDecimal(held.cost)];
    const factor = multiplyDecimals(
      quantity,
      held.multiplier === undefined ? DECIMAL_ONE : numbers(held.multiplier),
      rate,
    );
    lines.push({
      held,
      rate,
      marketValue: productInCents(price, factor),
      unrealizedPL: productInCents(subtractDecimals(price, cost), factor),
      dayChange:
        held.previousClose === undefined
          ? undefined
          : productInCents(subtractDecimals(price, parseDecimal(held.previousClose)), factor),
    });
  }
  return lines;
}

/** Sums of holdings. `marketValue` is long minus short, `shortValue` is positive, `positionValue` is long plus short. */
export type Totals = {
  readonly marketValue: Cents;
  readonly shortValue: Cents;
  readonly positionValue: Cents;
  readonly unrealizedPL: Cents;
};

/** Returns the sums of the values of holdings. */
export function sumHoldings(lines: readonly ValuedHolding<Holding>[]): Totals {
  let [marketValue, shortValue, unrealizedPL] = [0n, 0n, 0n];
  for (const line of lines) {
    marketValue += line.marketValue;
    if (line.marketValue < 0n) shortValue -= line.marketValue;
    unrealizedPL += line.unrealizedPL;
  }
  return { marketValue, shortValue, positionValue: marketValue + 2n * shortValue, unrealizedPL };
}

/** Returns the day change of all holdings; undefined if one has no previous close. */
export function sumDayChange(lines: readonly ValuedHolding<Holding>[]): Amount | undefined {
  let sum = 0n;
  for (const { dayChange } of lines) {
    if (dayChange === undefined) return undefined;
    sum += dayChange;
  }
  return toAmount(sum);
}
