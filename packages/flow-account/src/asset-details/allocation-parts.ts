import type { AccountDetails } from '@quayside/contract/internals/account-details';
import { positionWorth } from '@quayside/rules/internals/metrics/position-value';
import { type Amount, addAmounts } from '@quayside/values/amount';
import { calculateValue, type Position } from './positions.ts';

/** The criteria by which customers can group their assets: position, asset class, market or currency. */
export const groupings = ['holding', 'asset', 'market', 'currency'] as const;
export type AllocationGrouping = (typeof groupings)[number];

/** A part of the allocation. `value` is positive, in the currency of the account. */
export type AllocationPart = { readonly id: string; readonly label: string; readonly value: Amount };

/** The labels of the parts: cash, the combined rest, and `nameOf` for a market, asset class or currency. */
export type AllocationTexts = {
  readonly cash: string;
  readonly others: string;
  readonly nameOf: (grouping: AllocationGrouping, id: string) => string;
};

const SHOWN_PARTS = 6;

/**
 * Returns the parts of the allocation, largest first; those after the sixth are combined. Excludes short positions and borrowed cash. `of` is `partial` if a
 * position without a price or a balance without a rate is missing.
 */
export function calculateAllocation(
  positions: readonly Position[],
  { cash, currency, rates }: Pick<AccountDetails, 'cash' | 'currency' | 'rates'>,
  grouping: AllocationGrouping,
  words: AllocationTexts,
): { readonly parts: readonly AllocationPart[]; readonly of: 'all' | 'partial' } {
  const amounts = new Map<string, Amount[]>();
  let of: 'all' | 'partial' = 'all';
  const add = (id: string, value: Amount) => {
    const others = amounts.get(id);
    if (others) others.push(value);
    else amounts.set(id, [value]);
  };
  for (const position of positions) {
    const value = calculateValue(position);
    if (value === undefined) of = 'partial';
    else if (Number(value) > 0) add(keyOf(position, grouping), value);
  }
  for (const { currency: held, settled, inTransit } of cash) {
    const rate = held === currency ? '1' : rates[held];
    if (rate === undefined) {
      of = 'partial';
      continue;
    }
    const money = positionWorth({ quantity: '1' }, addAmounts(settled, inTransit), rate);
    if (Number(money) > 0) add(grouping === 'currency' ? held : CASH, money);
  }
  const label = (id: string) =>
    id === CASH
      ? words.cash
      : grouping === 'holding'
        ? (positions.find((one) => one.id === id)?.name ?? id)
        : words.nameOf(grouping, id);
  const sorted = [...amounts]
    .map(([id, values]) => {
      const [first = '0', ...others] = values;
      const value = others.length > 0 ? addAmounts(first, ...others) : first;
      return { id, value, size: Number(value) };
    })
    .sort((a, b) => b.size - a.size);
  const rest = sorted.slice(SHOWN_PARTS).map(({ value }) => value);
  const parts = [
    ...sorted.slice(0, SHOWN_PARTS).map(({ id, value }) => ({ id, label: label(id), value })),
    ...(rest.length > 0 ? [{ id: 'others', label: words.others, value: addAmounts('0', ...rest) }] : []),
  ];
  return { parts, of };
}

const CASH = 'cash';
const UNKNOWN = 'unknown';

const keyOf = ({ id, kind, market, currency }: Position, grouping: AllocationGrouping): string =>
  ({ holding: id, asset: kind, market: market ?? UNKNOWN, currency })[grouping];
