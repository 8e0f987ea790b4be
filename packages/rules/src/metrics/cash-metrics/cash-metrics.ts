import type { Amount } from '../../amount/amount.ts';
import { linesOf, sumDayChange } from '../holdings.ts';
import type { AccountCurrency, CashBalance, Holding, MissingQuote, Valued } from '../metrics.ts';
import {
  amountOf,
  balanceMetrics,
  exchange,
  least,
  notNegative,
  readNumbers,
  sumFunds,
  valuedWithout,
} from '../valuation.ts';

/** Data of a cash account: balances and holdings in any currencies, with exchange rates. */
export type CashAccount = AccountCurrency & {
  readonly cash: readonly CashBalance[];
  readonly holdings: readonly Holding[];
};

/** The details of a cash account, in its currency. A margin account has them too. */
export type CashMetrics = {
  /** cash balance + market value of all positions */
  readonly netAssets: Amount;
  /** settled cash + assets in transit */
  readonly cashBalance: Amount;
  readonly assetsInTransit: Amount;
  readonly frozenFunds: Amount;
  /** max(0, settled − frozen − purchases in transit) */
  readonly availableFunds: Amount;
  /** max(0, min(settled − frozen − purchases in transit, net assets)) */
  readonly withdrawableCash: Amount;
  /** Σ |market value| */
  readonly positionValue: Amount;
  readonly unrealizedPL: Amount;
  /** Σ (price − previous close) × quantity × multiplier × rate, at today's rates; undefined if a previous close is unknown */
  readonly dayChange: Amount | undefined;
  /** equals available funds, because purchases are paid in full */
  readonly cashBuyingPower: Amount;
  /** equals available funds, because the premium of an option is paid in full */
  readonly optionBuyingPower: Amount;
};

/**
 * Computes the details of a cash account (domain handbook 7). There are no loans and no pledged assets.
 * Throws InvalidAmountError if a text is not an amount.
 */
export function cashMetrics(account: CashAccount): Valued<CashMetrics> {
  const missing: MissingQuote[] = [];
  const numbers = readNumbers();
  const rateOf = exchange(account, numbers, missing);
  const { settled, inTransit, frozen, spendable } = sumFunds(account.cash, rateOf, numbers);
  const cash = missing.length > 0 ? 'incomplete' : 'known';
  const lines = linesOf(account.holdings, rateOf, numbers, missing);
  let [marketValue, positionValue, unrealizedPL] = [0n, 0n, 0n];
  for (const line of lines) {
    marketValue += line.marketValue;
    positionValue += line.marketValue < 0n ? -line.marketValue : line.marketValue;
    unrealizedPL += line.unrealizedPL;
  }

  const cashBalance = settled + inTransit;
  const netAssets = cashBalance + marketValue;
  const availableFunds = amountOf(notNegative(spendable));
  return valuedWithout<CashMetrics>(
    {
      netAssets: amountOf(netAssets),
      cashBalance: amountOf(cashBalance),
      assetsInTransit: amountOf(inTransit),
      frozenFunds: amountOf(frozen),
      availableFunds,
      withdrawableCash: amountOf(notNegative(least(spendable, netAssets))),
      positionValue: amountOf(positionValue),
      unrealizedPL: amountOf(unrealizedPL),
      dayChange: sumDayChange(lines),
      cashBuyingPower: availableFunds,
      optionBuyingPower: availableFunds,
    },
    missing,
    [...(cash === 'known' ? [] : ofCash), ...(lines.length === account.holdings.length ? [] : ofPositions)],
  );
}

/** The metrics that need the rates of all balances. */
const ofCash = [...balanceMetrics, 'cashBuyingPower', 'optionBuyingPower'] as const;
/** The metrics that need the values of all positions. */
const ofPositions = ['netAssets', 'withdrawableCash', 'positionValue', 'unrealizedPL', 'dayChange'] as const;
