import {
  type Amount,
  addAmounts,
  compareAmounts,
  divideAmounts,
  multiplyAmounts,
  negateAmount,
} from '@quayside/values/amount';

/**
 * Lowest margin of a retail CFD in Singapore, as a share of its value (MAS notices on CFDs). Lower margins for a guaranteed stop are not
 * included. There is no source for `other`.
 */
export const RETAIL_CFD_MARGIN = {
  'index-stock': '0.1',
  'other-stock': '0.2',
  index: '0.05',
  'foreign-exchange': '0.05',
  other: '0.2',
} as const satisfies Record<string, Amount>;

/** Number of decimals of computed prices and ratios. Charts show fewer. */
const PRICE_DECIMALS = 4;

/** The side of a position. `long` gains when the price rises, `short` when it falls. */
export type PositionSide = 'long' | 'short';

/** A leveraged position. Its value is `quantity` × `multiplier` × price. All numbers are positive. */
export type LeveragedPosition = {
  readonly side: PositionSide;
  /** Opening price of one unit. */
  readonly price: Amount;
  readonly quantity: Amount;
  /** Contract size of a future. Defaults to 1, as for a CFD. */
  readonly multiplier?: Amount;
  /** The customer's deposit for the position. */
  readonly deposit: Amount;
};

/** Maintenance margin: a share of the position's current value (CFD), or a fixed amount per contract (futures). */
export type Maintenance = { readonly rate: Amount } | { readonly perContract: Amount };

/** Returns the value of a position at `price`, by default its opening price. */
export const contractValue = (position: LeveragedPosition, price: Amount = position.price): Amount =>
  multiplyAmounts(units(position), price);

/** Returns the leverage of a position: 5 if a deposit of 1,000 controls a value of 5,000. Returns undefined for a deposit of zero. */
export const calculateLeverage = (position: LeveragedPosition): Amount | undefined =>
  divideAmounts(contractValue(position), position.deposit, PRICE_DECIMALS);

/** Returns the gain (positive) or loss (negative) of a position at a price, without financing and fees. */
export function calculateProfit(position: LeveragedPosition, price: Amount): Amount {
  const moved = multiplyAmounts(units(position), subtract(price, position.price));
  return position.side === 'long' ? moved : negateAmount(moved);
}

/** Returns the remaining deposit at a price; negative if the loss is greater than the deposit. */
export const calculateEquity = (position: LeveragedPosition, price: Amount): Amount =>
  addAmounts(position.deposit, calculateProfit(position, price));

/** Returns the maintenance margin of a position at a price. */
export const calculateMaintenanceMargin = (
  position: LeveragedPosition,
  maintenance: Maintenance,
  price: Amount,
): Amount =>
  'rate' in maintenance
    ? multiplyAmounts(contractValue(position, price), maintenance.rate)
    : multiplyAmounts(position.quantity, maintenance.perContract);

/** Returns whether a position has a margin call at a price: the equity is below the maintenance margin. */
export const isMarginCall = (position: LeveragedPosition, maintenance: Maintenance, price: Amount): boolean =>
  compareAmounts(calculateEquity(position, price), calculateMaintenanceMargin(position, maintenance, price)) < 0;

/**
 * Returns the price of the margin call, to 4 decimals. A long position has a call below it, a short position above it. Returns undefined if no price causes a
 * call, as for a long position that is paid in full. Returns `0` if a short position has a call at every price. Throws InvalidAmountError if a text is not a
 * decimal number.
 * A call price above the opening price of a long position, or below that of a short position, means a call at the opening.
 * @param maintenance rates must be below 1
 */
export function marginCallPrice(position: LeveragedPosition, maintenance: Maintenance): Amount | undefined {
  const price =
    'rate' in maintenance ? byRate(position, maintenance.rate) : byContract(position, maintenance.perContract);
  if (price === undefined || compareAmounts(price, '0') > 0) return price;
  return position.side === 'short' ? '0' : undefined;
}

/** Solves deposit ± units × (p − price) = rate × units × p for p. */
function byRate(position: LeveragedPosition, rate: Amount): Amount | undefined {
  const { side, deposit } = position;
  const value = contractValue(position);
  return side === 'long'
    ? divideAmounts(subtract(value, deposit), multiplyAmounts(units(position), subtract('1', rate)), PRICE_DECIMALS)
    : divideAmounts(
        addAmounts(value, deposit),
        multiplyAmounts(units(position), addAmounts('1', rate)),
        PRICE_DECIMALS,
      );
}

/** Solves deposit ± units × (p − price) = quantity × perContract for p. */
function byContract(position: LeveragedPosition, perContract: Amount): Amount | undefined {
  const { side, price, quantity, deposit } = position;
  const excess = subtract(deposit, multiplyAmounts(quantity, perContract));
  const move = divideAmounts(excess, units(position), PRICE_DECIMALS);
  if (move === undefined) return undefined;
  return side === 'long' ? subtract(price, move) : addAmounts(price, move);
}

const units = ({ quantity, multiplier = '1' }: LeveragedPosition): Amount => multiplyAmounts(quantity, multiplier);

const subtract = (from: Amount, amount: Amount): Amount => addAmounts(from, negateAmount(amount));
