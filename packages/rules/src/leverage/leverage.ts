import {
  type Amount,
  addAmounts,
  compareAmounts,
  divideAmounts,
  multiplyAmounts,
  negateAmount,
} from '../amount/amount.ts';

/**
 * The least that a retail customer in Singapore puts up for a CFD, as a share of its value, before variants with a guaranteed stop
 * (MAS notices on CFDs, domain handbook 7). `other` is the handbook's general knowledge.
 */
export const RETAIL_CFD_MARGIN = {
  'index-stock': '0.1',
  'other-stock': '0.2',
  index: '0.05',
  'foreign-exchange': '0.05',
  other: '0.2',
} as const satisfies Record<string, Amount>;

/** Decimals of a computed price and of a ratio; the pictures round further. */
const PRICE_DECIMALS = 4;

/** `long` gains when the price rises, `short` when it falls. */
export type PositionSide = 'long' | 'short';

/** `quantity` times `multiplier` times the price is what the position is worth; all positive. */
export type LeveragedPosition = {
  readonly side: PositionSide;
  /** at which it was opened */
  readonly price: Amount;
  readonly quantity: Amount;
  /** of a futures contract; 1 for a CFD */
  readonly multiplier?: Amount;
  /** what the customer put up for it */
  readonly deposit: Amount;
};

/** What has to be left of the deposit: a share of the position's value at the time (CFD), or a fixed amount for each contract (futures). */
export type Maintenance = { readonly rate: Amount } | { readonly perContract: Amount };

/** What the position is worth at a price. */
export const contractValue = (position: LeveragedPosition, price: Amount = position.price): Amount =>
  multiplyAmounts(units(position), price);

/** How many times the deposit is at work: 5 where 1,000 moves 5,000. Undefined for a deposit of zero. */
export const leverageOf = (position: LeveragedPosition): Amount | undefined =>
  divideAmounts(contractValue(position), position.deposit, PRICE_DECIMALS);

/** Gain (positive) or loss (negative) at a price, without financing and fees. */
export function profitAt(position: LeveragedPosition, price: Amount): Amount {
  const moved = multiplyAmounts(units(position), subtract(price, position.price));
  return position.side === 'long' ? moved : negateAmount(moved);
}

/** What is left of the deposit at a price. Negative: more is lost than was put up. */
export const equityAt = (position: LeveragedPosition, price: Amount): Amount =>
  addAmounts(position.deposit, profitAt(position, price));

/** What has to be there at a price. */
export const maintenanceAt = (position: LeveragedPosition, maintenance: Maintenance, price: Amount): Amount =>
  'rate' in maintenance
    ? multiplyAmounts(contractValue(position, price), maintenance.rate)
    : multiplyAmounts(position.quantity, maintenance.perContract);

/** Whether more money is asked for at a price: what is left is less than what has to be there. */
export const isMarginCall = (position: LeveragedPosition, maintenance: Maintenance, price: Amount): boolean =>
  compareAmounts(equityAt(position, price), maintenanceAt(position, maintenance, price)) < 0;

/**
 * The price beyond which a margin call comes: below it for a long, above it for a short position, to 4 decimals. Undefined where no price brings one:
 * a long position that is paid in full. A long one whose call price is above the opening price is called at once; so is a short one below it,
 * and one that lacks more than its whole value is called at every price: above `0`. Rates are below 1. Throws InvalidAmountError.
 */
export function marginCallPrice(position: LeveragedPosition, maintenance: Maintenance): Amount | undefined {
  const price =
    'rate' in maintenance ? byRate(position, maintenance.rate) : byContract(position, maintenance.perContract);
  if (price === undefined || compareAmounts(price, '0') > 0) return price;
  return position.side === 'short' ? '0' : undefined;
}

/** equity(p) = deposit ± units × (p − price) meets rate × units × p. */
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

/** equity(p) meets quantity × perContract: the price may move by what the deposit exceeds it. */
function byContract(position: LeveragedPosition, perContract: Amount): Amount | undefined {
  const { side, price, quantity, deposit } = position;
  const excess = subtract(deposit, multiplyAmounts(quantity, perContract));
  const move = divideAmounts(excess, units(position), PRICE_DECIMALS);
  if (move === undefined) return undefined;
  return side === 'long' ? subtract(price, move) : addAmounts(price, move);
}

const units = ({ quantity, multiplier = '1' }: LeveragedPosition): Amount => multiplyAmounts(quantity, multiplier);

const subtract = (from: Amount, amount: Amount): Amount => addAmounts(from, negateAmount(amount));
