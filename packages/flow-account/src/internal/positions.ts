import type { AccountDetails } from '@quayside/contract/account-details';
import { type Amount, addAmounts, compareAmounts, negateAmount } from '@quayside/rules/amount';
import { positionWorth } from '@quayside/rules/metrics/position-worth';
import type { AccountView } from './metric-groups.ts';

/** A position as a row shows it; its amounts are in the account's currency, undefined while a quote is missing. */
export type Position = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly quantity: Amount;
  readonly price: Amount | undefined;
  readonly value: Amount | undefined;
  readonly profit: Amount | undefined;
};

type Held = Pick<Position, 'id' | 'name' | 'currency' | 'quantity'> & {
  readonly price?: Amount | undefined;
  readonly cost: Amount;
  readonly multiplier?: Amount | undefined;
};

/** All that a view of the account holds, in the order of the server. */
export function positionsOf(
  { holdings, options, futures, cfd, currency, rates }: AccountDetails,
  view: AccountView,
): readonly Position[] {
  const held: readonly Held[] =
    view === 'securities'
      ? [...holdings, ...options]
      : view === 'futures'
        ? (futures?.contracts ?? [])
        : (cfd?.contracts ?? []);
  return held.map((one) => position(one, one.currency === currency ? '1' : rates[one.currency]));
}

function position(held: Held, rate: Amount | undefined): Position {
  const { id, name, currency, quantity, price, cost } = held;
  const worth = (each: Amount): Amount | undefined => rate && positionWorth(held, each, rate);
  const value = price === undefined ? undefined : worth(price);
  const profit = price === undefined ? undefined : worth(addAmounts(price, negateAmount(cost)));
  return { id, name, currency, quantity, price, value, profit };
}

/** What long and what short positions are worth: `short` is negative. Undefined where nothing is short, or a value is missing. */
export function sidesOf(positions: readonly Position[]): { readonly long: Amount; readonly short: Amount } | undefined {
  const values = positions.flatMap(({ value }) => value ?? []);
  const short = values.filter((value) => compareAmounts(value, '0') < 0);
  if (short.length === 0 || values.length < positions.length) return undefined;
  return {
    long: addAmounts('0', ...values.filter((value) => !short.includes(value))),
    short: addAmounts('0', ...short),
  };
}

const SHOWN_PARTS = 6;

/** What the assets consist of: cash, the largest positions, and all others together. Only what is owned is part of a whole. */
export function allocationOf(
  positions: readonly Position[],
  cash: Amount,
  words: { readonly cash: string; readonly others: string },
) {
  const owned = positions.flatMap(({ id, name, value }) =>
    value !== undefined && compareAmounts(value, '0') > 0 ? [{ id, label: name, value }] : [],
  );
  const sorted = owned.toSorted((a, b) => compareAmounts(b.value, a.value));
  const rest = sorted.slice(SHOWN_PARTS);
  return [
    ...(compareAmounts(cash, '0') > 0 ? [{ id: 'cash', label: words.cash, value: cash }] : []),
    ...sorted.slice(0, SHOWN_PARTS),
    ...(rest.length > 0
      ? [{ id: 'others', label: words.others, value: addAmounts('0', ...rest.map(({ value }) => value)) }]
      : []),
  ];
}
