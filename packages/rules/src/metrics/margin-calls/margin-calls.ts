import { type Amount, compareAmounts } from '@quayside/values/amount';
import { type CfdAccount, cfdMetrics } from '../cfd-metrics/cfd-metrics.ts';
import { type FuturesAccount, futuresMetrics } from '../futures-metrics/futures-metrics.ts';
import { type MarginAccount, marginMetrics } from '../margin-metrics/margin-metrics.ts';
import type { AccountCurrency, Valued } from '../metrics.ts';

/** Types of account that can have a margin call. */
export const leveragedAccounts = ['margin', 'futures', 'cfd'] as const;
/** A type of account that can have a margin call: one of the ids in `leveragedAccounts`. */
export type LeveragedAccount = (typeof leveragedAccounts)[number];

/** A margin call on an account. `dueOn` is the last day to pay in, if the broker sets one. */
export type MarginCall = {
  readonly account: LeveragedAccount;
  /** The amount to pay in, above zero, in `currency`. */
  readonly amount: Amount;
  readonly currency: string;
  readonly dueOn?: string | undefined;
};

/** The margin calls of a customer. `unvalued` are accounts with a missing quote, for which a margin call is unknown. */
export type MarginCalls = { readonly calls: readonly MarginCall[]; readonly unvalued: readonly LeveragedAccount[] };

/** All accounts of a customer. `futures` and `cfd` are absent if the customer has no such account. */
export type CustomerAccounts = AccountCurrency &
  Pick<MarginAccount, 'cash' | 'holdings' | 'options' | 'accruedInterest' | 'terms'> & {
    readonly type: 'cash' | 'margin';
    readonly futures?: Pick<FuturesAccount, 'cash' | 'contracts'> | undefined;
    readonly cfd?: Pick<CfdAccount, 'cash' | 'contracts'> | undefined;
  };

/** Returns the margin calls on the accounts of a customer. A cash account has none. */
export function findMarginCalls(held: CustomerAccounts): MarginCalls {
  const { currency, rates, type, futures, cfd } = held;
  const valued: readonly (readonly [LeveragedAccount, Valued<{ readonly marginCall: Amount }>])[] = [
    ...(type === 'margin' ? [['margin', marginMetrics(held)] as const] : []),
    ...(futures ? [['futures', futuresMetrics({ currency, rates, ...futures })] as const] : []),
    ...(cfd ? [['cfd', cfdMetrics({ currency, rates, ...cfd })] as const] : []),
  ];
  return {
    calls: valued.flatMap(([account, one]) =>
      one.metrics.marginCall !== undefined && compareAmounts(one.metrics.marginCall, '0') > 0
        ? [{ account, amount: one.metrics.marginCall, currency }]
        : [],
    ),
    unvalued: valued.flatMap(([account, { metrics }]) => (metrics.marginCall === undefined ? [account] : [])),
  };
}

/** Returns whether a customer has cash, a debt or a position in any account. */
export function isFunded({ cash, holdings, options, futures, cfd }: CustomerAccounts): boolean {
  const positions = [holdings, options, futures?.contracts ?? [], cfd?.contracts ?? []];
  const balances = [...cash, ...(futures?.cash ?? []), ...(cfd?.cash ?? [])];
  return (
    positions.some(({ length }) => length > 0) ||
    balances.some(({ settled, inTransit }) => [settled, inTransit].some((one) => compareAmounts(one, '0') !== 0))
  );
}
