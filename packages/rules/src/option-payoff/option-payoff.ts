import { type Amount, addAmounts, compareAmounts, multiplyAmounts, negateAmount } from '../amount/amount.ts';

/** Shares that one US equity option stands for (domain handbook 7, topics of options; OCC: 100 shares). */
export const OPTION_MULTIPLIER: Amount = '100';

/** A call is the right to buy the underlying at the strike, a put the right to sell it. */
export const optionKinds = ['call', 'put'] as const;
/** The buyer's side, then the seller's. */
export const optionSides = ['long', 'short'] as const;
/** Whether an option gives the right to buy or to sell. */
export type OptionKind = (typeof optionKinds)[number];
/** `long` bought the option and paid its premium; `short` sold it and received the premium. */
export type OptionSide = (typeof optionSides)[number];

/** One option held to its expiry. Strike and premium are per share of the underlying, in its currency; fees are left out. */
export type OptionPosition = {
  readonly kind: OptionKind;
  readonly side: OptionSide;
  readonly strike: Amount;
  readonly premium: Amount;
  /** positive; 1 where it is missing */
  readonly contracts?: Amount;
  /** OPTION_MULTIPLIER where it is missing */
  readonly multiplier?: Amount;
};

/** Gain (positive) or loss (negative) of the whole position when the underlying stands at `price` on the day of expiry. Throws InvalidAmountError. */
export function payoffAtExpiry(position: OptionPosition, price: Amount): Amount {
  const { side, premium } = position;
  const perShare = addAmounts(intrinsicValue(position, price), negateAmount(premium));
  return total(position, side === 'long' ? perShare : negateAmount(perShare));
}

/** What exercising is worth per share: never negative. */
export function intrinsicValue({ kind, strike }: Pick<OptionPosition, 'kind' | 'strike'>, price: Amount): Amount {
  const difference = kind === 'call' ? subtract(price, strike) : subtract(strike, price);
  return compareAmounts(difference, '0') > 0 ? difference : '0';
}

/** The price of the underlying at which neither side gains: strike plus premium for a call, strike less premium for a put. */
export const breakEvenPrice = ({ kind, strike, premium }: OptionPosition): Amount =>
  kind === 'call' ? addAmounts(strike, premium) : subtract(strike, premium);

/** Greatest gain and loss, as positive amounts. Undefined is unlimited: a call has no upper bound. */
export type PayoffLimits = { readonly mostGain: Amount | undefined; readonly mostLoss: Amount | undefined };

/** A price cannot fall below zero, so a put is worth its strike at most. Throws InvalidAmountError. */
export function payoffLimits(position: OptionPosition): PayoffLimits {
  const { kind, side, premium } = position;
  const paid = total(position, premium);
  const gained = kind === 'call' ? undefined : total(position, breakEvenPrice(position));
  return side === 'long' ? { mostGain: gained, mostLoss: paid } : { mostGain: paid, mostLoss: gained };
}

const total = ({ contracts = '1', multiplier = OPTION_MULTIPLIER }: OptionPosition, perShare: Amount): Amount =>
  multiplyAmounts(multiplyAmounts(contracts, multiplier), perShare);

const subtract = (from: Amount, amount: Amount): Amount => addAmounts(from, negateAmount(amount));
