import { type Amount, addAmounts, compareAmounts, multiplyAmounts, negateAmount } from '@quayside/values/amount';

/** Number of shares per US equity option contract (OCC: 100 shares). */
export const OPTION_MULTIPLIER: Amount = '100';

/** Kinds of options. A call is the right to buy the underlying at the strike, a put the right to sell it. */
export const optionKinds = ['call', 'put'] as const;
/** Sides of an option, buyer and seller. */
export const optionSides = ['long', 'short'] as const;
/** The kind of an option: the right to buy or to sell. */
export type OptionKind = (typeof optionKinds)[number];
/** The side of an option. `long` bought it and paid the premium, `short` sold it and received the premium. */
export type OptionSide = (typeof optionSides)[number];

/** An option that is held until expiry. Strike and premium are per share of the underlying, in its currency, without fees. */
export type OptionPosition = {
  readonly kind: OptionKind;
  readonly side: OptionSide;
  readonly strike: Amount;
  readonly premium: Amount;
  /** The number of contracts, above zero. Defaults to 1. */
  readonly contracts?: Amount;
  /** The number of shares per contract. Defaults to OPTION_MULTIPLIER. */
  readonly multiplier?: Amount;
};

/**
 * Returns the gain (positive) or loss (negative) of the whole position at a price of the underlying at expiry. Throws InvalidAmountError if a text is not a
 * decimal number.
 */
export function payoffAtExpiry(position: OptionPosition, price: Amount): Amount {
  const { side, premium } = position;
  const perShare = addAmounts(intrinsicValue(position, price), negateAmount(premium));
  return total(position, side === 'long' ? perShare : negateAmount(perShare));
}

/** Returns the intrinsic value of an option per share; never negative. */
export function intrinsicValue({ kind, strike }: Pick<OptionPosition, 'kind' | 'strike'>, price: Amount): Amount {
  const difference = kind === 'call' ? subtract(price, strike) : subtract(strike, price);
  return compareAmounts(difference, '0') > 0 ? difference : '0';
}

/** Returns the price of the underlying at which neither side gains: strike plus premium for a call, strike less premium for a put. */
export const breakEvenPrice = ({ kind, strike, premium }: OptionPosition): Amount =>
  kind === 'call' ? addAmounts(strike, premium) : subtract(strike, premium);

/** The greatest gain and loss, as positive amounts. Undefined means unlimited. */
export type PayoffLimits = { readonly mostGain: Amount | undefined; readonly mostLoss: Amount | undefined };

/**
 * Returns the greatest gain and loss of a position. A price cannot fall below zero, so a put is worth at most its strike. Throws InvalidAmountError if a text
 * is not a decimal number.
 */
export function payoffLimits(position: OptionPosition): PayoffLimits {
  const { kind, side, premium } = position;
  const paid = total(position, premium);
  const gained = kind === 'call' ? undefined : total(position, breakEvenPrice(position));
  return side === 'long' ? { mostGain: gained, mostLoss: paid } : { mostGain: paid, mostLoss: gained };
}

const total = ({ contracts = '1', multiplier = OPTION_MULTIPLIER }: OptionPosition, perShare: Amount): Amount =>
  multiplyAmounts(multiplyAmounts(contracts, multiplier), perShare);

const subtract = (from: Amount, amount: Amount): Amount => addAmounts(from, negateAmount(amount));
