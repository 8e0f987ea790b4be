import type { Amount } from '@quayside/values/amount';
import { absoluteValue } from '@quayside/values/internals/decimal';
import type { ValuedHolding } from '../holdings.ts';
import type { Holding, MissingQuote } from '../metrics.ts';
import { needsOptionMargin, type OptionHolding, uncoveredOptionMargin } from '../option-margin.ts';
import { type Cents, DECIMAL_ONE, type DecimalParser, multiplyCents, subtractDecimals } from '../valuation.ts';

/** A stock or fund in a margin account. Haircut and margins are shares of its market value, from 0 to 1 (0.35 is 35 %). */
export type MarginHolding = Holding & {
  readonly haircut: Amount;
  readonly initialMargin: Amount;
  readonly maintenanceMargin: Amount;
};

/** Returns collateral and margins, in cents. Collateral is Σ long value × (1 − haircut). Margins are Σ |value| × share, of long and short positions. */
export function sumMargins(lines: readonly ValuedHolding<MarginHolding>[], numbers: DecimalParser) {
  let [collateral, initial, maintenance] = [0n, 0n, 0n];
  for (const { held, marketValue } of lines) {
    const value = absoluteValue(marketValue);
    if (marketValue > 0n) collateral += multiplyCents(value, subtractDecimals(DECIMAL_ONE, numbers(held.haircut)));
    initial += multiplyCents(value, numbers(held.initialMargin));
    maintenance += multiplyCents(value, numbers(held.maintenanceMargin));
  }
  return { collateral, initial, maintenance };
}

/** Returns the margin of uncovered short options. Adds options without a price of the underlying to `missing`. */
export function sumOptionMargins(
  lines: readonly ValuedHolding<OptionHolding>[],
  numbers: DecimalParser,
  missing: MissingQuote[],
): Cents {
  let margin = 0n;
  for (const { held, rate } of lines.filter((line) => needsOptionMargin(line.held))) {
    const { price, underlyingPrice } = held;
    if (underlyingPrice === undefined) missing.push({ what: 'underlying-price', of: held.id });
    else if (price !== undefined) margin += uncoveredOptionMargin({ ...held, price, underlyingPrice }, rate, numbers);
  }
  return margin;
}
