import type { Amount } from '@quayside/values/amount';
import {
  balanceMetrics,
  type CommonMetrics,
  isWithdrawableKnown,
  omitUnknownMetrics,
  valueAccount,
} from '../account-values.ts';
import type { AccountCurrency, CashBalance, Holding, Valued } from '../metrics.ts';
import { atLeastZero, minCents, toAmount } from '../valuation.ts';

/** Input for `cashMetrics`: balances and holdings in any currencies, with exchange rates. */
export type CashAccount = AccountCurrency & {
  readonly cash: readonly CashBalance[];
  readonly holdings: readonly Holding[];
};

/** The metrics of a cash account, in its currency. A margin account has them too. */
export type CashMetrics = CommonMetrics & {
  /** Cash balance + market value of all positions. */
  readonly netAssets: Amount;
  /** Computed as max(0, settled − frozen − purchases in transit). */
  readonly availableFunds: Amount;
  /** Computed as max(0, min(settled − frozen − purchases in transit, net assets)). */
  readonly withdrawableCash: Amount;
  /** Computed as Σ |market value|. */
  readonly positionValue: Amount;
  /** Equals available funds, because purchases are paid in full. */
  readonly cashBuyingPower: Amount;
  /** Equals available funds, because the premium of an option is paid in full. */
  readonly optionBuyingPower: Amount;
};

/**
 * Returns the metrics of a cash account, which has no loans and no pledged assets. Throws InvalidAmountError if a text is not a decimal
 * number.
 */
export function cashMetrics(account: CashAccount): Valued<CashMetrics> {
  const values = valueAccount(account, account.holdings);
  const { cashBalance, marketValue, spendable, unvalued } = values;
  const netAssets = cashBalance + marketValue;
  const availableFunds = toAmount(atLeastZero(spendable));
  return omitUnknownMetrics<CashMetrics>(
    values,
    {
      ...values.common,
      netAssets: toAmount(netAssets),
      availableFunds,
      withdrawableCash: toAmount(atLeastZero(minCents(spendable, netAssets))),
      positionValue: toAmount(values.positionValue),
      cashBuyingPower: availableFunds,
      optionBuyingPower: availableFunds,
    },
    {
      byRate: [...balanceMetrics, 'cashBuyingPower', 'optionBuyingPower'],
      byValue: [
        'netAssets',
        'positionValue',
        'unrealizedPL',
        'dayChange',
        ...(isWithdrawableKnown(spendable, netAssets, unvalued) ? [] : (['withdrawableCash'] as const)),
      ],
    },
  );
}
