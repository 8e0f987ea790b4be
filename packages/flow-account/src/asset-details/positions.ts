import type { AccountDetails } from '@quayside/contract/internals/account-details';
import { positionWorth, shareOfBase } from '@quayside/rules/internals/metrics/position-value';
import { type Amount, addAmounts, compareAmounts, multiplyAmounts, negateAmount } from '@quayside/values/amount';
import type { AccountView } from './metric-groups.ts';

/** The number of positions from which the list has a search and a sort order. */
export const SEARCHABLE_COUNT = 10;

/** The number of rows that a long list shows until the customer opens all. */
export const FIRST_ROWS = 20;

export type AssetKind = 'stock' | 'fund' | 'option' | 'futures' | 'cfd';

/** A position with its prices, in its own currency, and the exchange rate into the currency of the account. */
export type PricedPosition = {
  readonly id: string;
  readonly name: string;
  readonly ticker?: string | undefined;
  readonly market?: string | undefined;
  readonly currency: string;
  readonly quantity: Amount;
  readonly multiplier?: Amount | undefined;
  readonly price?: Amount | undefined;
  readonly previousClose?: Amount | undefined;
  /** Average price for one unit: paid for a long position, received for a short one. */
  readonly cost: Amount;
  /** Exchange rate from `currency` to the currency of the account; undefined if unknown. */
  readonly rate?: Amount | undefined;
};

/** A position of a page, with the kind of its asset. */
export type Position = PricedPosition & { readonly kind: AssetKind };

/** Returns the positions of one kind of account, in the order of the server's response. */
export function getPositions(
  { holdings, options, futures, cfd, currency, rates }: AccountDetails,
  view: AccountView,
): readonly Position[] {
  const rateOf = (of: string) => (of === currency ? '1' : rates[of]);
  if (view === 'futures') return (futures?.contracts ?? []).map((one) => position(one, 'futures', rateOf));
  if (view === 'cfd') return (cfd?.contracts ?? []).map((one) => position(one, 'cfd', rateOf));
  return [
    ...holdings.map((one) => position(one, one.asset ?? 'stock', rateOf)),
    ...options.map((one) => position(one, 'option', rateOf)),
  ];
}

const position = (
  held: Omit<Position, 'kind' | 'rate'>,
  kind: AssetKind,
  rateOf: (currency: string) => Amount | undefined,
): Position => ({ ...held, kind, rate: rateOf(held.currency) });

/** Figures of a position in the currency of the account. A figure is undefined if a quote is missing. A share of 0.05 is 5 %. */
export type PositionFigures = Readonly<
  Record<'value' | 'cost' | 'profit' | 'profitShare' | 'dayChange' | 'dayChangeShare', Amount | undefined>
>;

/** Computes the figures of a position in the currency of the account: value, cost, profit, day change and their shares. */
export function calculateFigures(position: PricedPosition): PositionFigures {
  const { price, cost, previousClose } = position;
  const paid = worthOf(position, cost);
  const before = previousClose === undefined ? undefined : worthOf(position, previousClose);
  const profit = gainSince(position, price, cost);
  const dayChange = gainSince(position, price, previousClose);
  return {
    value: calculateValue(position),
    cost: paid,
    profit,
    profitShare: profit && paid && shareOfBase(profit, magnitude(paid)),
    dayChange,
    dayChangeShare: dayChange && before && shareOfBase(dayChange, magnitude(before)),
  };
}

/** The computed values by position, because a slow phone cannot compute 10,000 in one short task. */
const values = new WeakMap<PricedPosition, { readonly value: Amount | undefined }>();

/** Returns the value of a position in the currency of the account, or undefined without a price or rate. */
export function calculateValue(position: PricedPosition): Amount | undefined {
  const known = values.get(position);
  if (known) return known.value;
  const value = position.price === undefined ? undefined : worthOf(position, position.price);
  values.set(position, { value });
  return value;
}

const worthOf = (position: PricedPosition, each: Amount): Amount | undefined =>
  position.rate && positionWorth(position, each, position.rate);

const gainSince = (position: PricedPosition, now: Amount | undefined, then: Amount | undefined): Amount | undefined =>
  now === undefined || then === undefined ? undefined : worthOf(position, addAmounts(now, negateAmount(then)));

const magnitude = (amount: Amount): Amount => (compareAmounts(amount, '0') < 0 ? negateAmount(amount) : amount);

/** Returns the total values of long and short positions; `short` is negative. Returns undefined without short positions, or if a value is missing. */
export function calculateLongAndShort(
  positions: readonly Position[],
): { readonly long: Amount; readonly short: Amount } | undefined {
  if (!positions.some(({ quantity }) => quantity.startsWith('-'))) return undefined;
  const values = positions.flatMap((one) => calculateValue(one) ?? []);
  if (values.length < positions.length) return undefined;
  const [long, short] = [values.filter(isOwned), values.filter((value) => !isOwned(value))];
  return { long: addAmounts('0', ...long), short: addAmounts('0', ...short) };
}

const isOwned = (value: Amount): boolean => compareAmounts(value, '0') >= 0;

/** Converts a share (0.0525) to per cent (5.25), for `PriceChange`. */
export const toPercent = (share: Amount): Amount => multiplyAmounts(share, '100');
