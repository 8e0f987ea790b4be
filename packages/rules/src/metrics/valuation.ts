import type { Amount } from '@quayside/values/amount';
import {
  type Decimal,
  divideUnits,
  formatDecimal,
  parseDecimal,
  rescaleUnits,
} from '@quayside/values/internals/decimal';
import { getOwn } from '../lookups/own.ts';
import type { AccountCurrency, CashBalance, MissingQuote } from './metrics.ts';

/** A sum in whole cents of the currency of the account, so that additions are exact. */
export type Cents = bigint;

/**
 * A function that parses decimal text and caches the result. Use it for rates and shares, which many positions have in common. Prices and quantities differ, so
 * a cache does not help.
 */
export type DecimalParser = (amount: Amount) => Decimal;
/** Creates a function that parses decimals with a new cache. */
export function createDecimalParser(): DecimalParser {
  const read = new Map<Amount, Decimal>();
  return (amount) => {
    const known = read.get(amount);
    if (known) return known;
    const decimal = parseDecimal(amount);
    read.set(amount, decimal);
    return decimal;
  };
}

/** Returns the exact product of decimals. */
export function multiplyDecimals(...factors: readonly Decimal[]): Decimal {
  let [units, scale] = [1n, 0];
  for (const factor of factors) {
    units *= factor.units;
    scale += factor.scale;
  }
  return { units, scale };
}

/** Returns the product of decimals in cents, rounded half up once at the end. */
export const productInCents = (...factors: readonly Decimal[]): Cents => rescaleUnits(multiplyDecimals(...factors), 2);

/** Returns `cents` × `share`, rounded half up to the cent. */
export const multiplyCents = (cents: Cents, share: Decimal): Cents =>
  rescaleUnits({ units: cents * share.units, scale: share.scale + 2 }, 2);

/** Returns `a` − `b`. */
export const subtractDecimals = (a: Decimal, b: Decimal): Decimal => {
  const scale = Math.max(a.scale, b.scale);
  return { units: rescaleUnits(a, scale) - rescaleUnits(b, scale), scale };
};

/** The decimal 1, for example the exchange rate of the account's own currency. */
export const DECIMAL_ONE: Decimal = { units: 1n, scale: 0 };

/** Returns a function that finds the exchange rate of a currency. The function adds a currency without a rate to `missing`, once. */
export function createRateLookup(
  { currency, rates }: AccountCurrency,
  numbers: DecimalParser,
  missing: MissingQuote[],
) {
  const lacking = new Set<string>();
  return (from: string): Decimal | undefined => {
    if (from === currency) return DECIMAL_ONE;
    const rate = getOwn(rates, from);
    if (rate !== undefined) return numbers(rate);
    if (!lacking.has(from)) missing.push({ what: 'exchange-rate', of: from });
    lacking.add(from);
    return undefined;
  };
}

/** Sums of all cash balances, in the currency of the account. */
export type Funds = {
  readonly settled: Cents;
  readonly inTransit: Cents;
  readonly frozen: Cents;
  /** Settled − frozen − debts in transit. Proceeds in transit are not available yet, and debts in transit are already spent. */
  readonly spendable: Cents;
};

/**
 * Returns the sums of the balances in all currencies. A currency without a rate counts 1 to 1. `createRateLookup` reports such a currency in `missing`, so that
 * the caller leaves out the sums.
 */
export function sumFunds(
  balances: readonly CashBalance[],
  rateOf: (currency: string) => Decimal | undefined,
  numbers: DecimalParser,
): Funds {
  let [settled, inTransit, frozen, owed] = [0n, 0n, 0n, 0n];
  for (const balance of balances) {
    const rate = rateOf(balance.currency) ?? DECIMAL_ONE;
    settled += productInCents(numbers(balance.settled), rate);
    const onItsWay = productInCents(numbers(balance.inTransit), rate);
    inTransit += onItsWay;
    owed += atLeastZero(-onItsWay);
    frozen += productInCents(numbers(balance.frozen), rate);
  }
  return { settled, inTransit, frozen, spendable: settled - frozen - owed };
}

/** Returns an amount for cents: `1234n` gives `12.34`. */
export const toAmount = (cents: Cents): Amount => formatDecimal({ units: cents, scale: 2 });

/** Returns the cents, or 0 if they are negative. */
export const atLeastZero = (cents: Cents): Cents => (cents > 0n ? cents : 0n);
/** Returns the smaller of two sums. */
export const minCents = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** Returns the ratio of two sums, rounded half up to four decimals (0.5714 is 57.14 %). Returns 0 for 0 / 0, and undefined for other divisions by 0. */
export function calculateRatio(over: Cents, under: Cents): Amount | undefined {
  if (under === 0n) return over === 0n ? '0' : undefined;
  return formatDecimal({ units: divideUnits(over, under, 4), scale: 4 });
}
