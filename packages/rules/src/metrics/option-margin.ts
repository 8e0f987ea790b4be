import type { Amount } from '@quayside/values/amount';
import { type Decimal, rescaleUnits } from '@quayside/values/internals/decimal';
import type { Holding } from './metrics.ts';
import { type Cents, type DecimalParser, productInCents, subtractDecimals } from './valuation.ts';

/** A stock option. A contract has `multiplier` shares. Price and strike are per share, in the currency of the holding. */
export type OptionHolding = Holding & {
  readonly right: 'call' | 'put';
  readonly strike: Amount;
  /** The price of the underlying; undefined if unknown. Only an uncovered short option needs it. */
  readonly underlyingPrice?: Amount | undefined;
  /** `covered`: written against owned shares (a call) or reserved cash (a put), so it needs no margin. `uncovered`: any other option. */
  readonly cover: 'covered' | 'uncovered';
};

/**
 * Margin shares of an uncovered short stock option, in addition to the premium: 20 % of the price of the underlying, less the out-of-the-money amount. The
 * minimum is 10 % of that price (call) or of the strike (put). Source: FINRA Rule 4210(f)(2), listed equity options. A broker may require more.
 */
export const UNCOVERED_OPTION_SHARES = { underlying: '0.2', least: '0.1' } as const;

/** Returns whether an option is short and uncovered, so that it needs margin and the price of its underlying. */
export const needsOptionMargin = ({ quantity, cover }: OptionHolding): boolean =>
  cover === 'uncovered' && quantity.startsWith('-');

/**
 * Returns the margin of an uncovered short option in cents, for both initial and maintenance margin: contracts × multiplier × (premium + max(20 % U − out of
 * the money, 10 % U or K)) × rate. U is the price of the underlying, K the strike.
 */
export function uncoveredOptionMargin(
  option: OptionHolding & { readonly price: Amount; readonly underlyingPrice: Amount },
  rate: Decimal,
  numbers: DecimalParser,
): Cents {
  const [underlying, strike] = [numbers(option.underlyingPrice), numbers(option.strike)];
  const outOfMoney = positive(
    option.right === 'call' ? subtractDecimals(strike, underlying) : subtractDecimals(underlying, strike),
  );
  const usual = subtractDecimals(times(underlying, numbers(UNCOVERED_OPTION_SHARES.underlying)), outOfMoney);
  const floor = times(option.right === 'call' ? underlying : strike, numbers(UNCOVERED_OPTION_SHARES.least));
  const each = plus(numbers(option.price), greater(usual, floor));
  return -productInCents(numbers(option.quantity), numbers(option.multiplier ?? '1'), each, rate);
}

const times = (a: Decimal, b: Decimal): Decimal => ({ units: a.units * b.units, scale: a.scale + b.scale });
const plus = (a: Decimal, b: Decimal): Decimal => subtractDecimals(a, { units: -b.units, scale: b.scale });
const positive = (a: Decimal): Decimal => (a.units > 0n ? a : { units: 0n, scale: 0 });
const greater = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale);
  return rescaleUnits(a, scale) > rescaleUnits(b, scale) ? a : b;
};
