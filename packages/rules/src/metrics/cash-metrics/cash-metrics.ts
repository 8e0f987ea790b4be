import type { Amount } from '../../amount/amount.ts';
import { linesOf } from '../holdings.ts';
import type { AccountCurrency, CashBalance, Holding, MissingQuote, Valued } from '../metrics.ts';
import { amountOf, exchange, least, notNegative, readNumbers, sumFunds } from '../valuation.ts';

/** What a cash account's details are computed from: balances and holdings, in whichever currencies, with the rates to the account's own. */
export type CashAccount = AccountCurrency & {
  readonly cash: readonly CashBalance[];
  readonly holdings: readonly Holding[];
};

/** The details that a cash account has; a margin account has them too. */
export type CashMetrics = {
  /** cash balance + market value of all positions */
  readonly netAssets: Amount;
  /** settled cash + what is in transit */
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
  /** available funds: what is bought is paid in full */
  readonly cashBuyingPower: Amount;
  /** available funds: the premium of an option is paid in full */
  readonly optionBuyingPower: Amount;
};

/**
 * The details of a cash account (domain handbook 7; nothing is borrowed and nothing pledged). An account without positions has those of its cash.
 * Throws InvalidAmountError for a text that is no amount.
 */
export function cashMetrics(account: CashAccount): Valued<CashMetrics> {
  const missing: MissingQuote[] = [];
  const numbers = readNumbers();
  const rateOf = exchange(account, numbers, missing);
  const { settled, inTransit, frozen, spendable } = sumFunds(account.cash, rateOf, numbers);
  let [marketValue, positionValue, unrealizedPL] = [0n, 0n, 0n];
  for (const line of linesOf(account.holdings, rateOf, numbers, missing)) {
    marketValue += line.marketValue;
    positionValue += line.marketValue < 0n ? -line.marketValue : line.marketValue;
    unrealizedPL += line.unrealizedPL;
  }
  if (missing.length > 0) return { state: 'incomplete', missing };

  const cashBalance = settled + inTransit;
  const netAssets = cashBalance + marketValue;
  const availableFunds = amountOf(notNegative(spendable));
  return {
    state: 'valued',
    metrics: {
      netAssets: amountOf(netAssets),
      cashBalance: amountOf(cashBalance),
      assetsInTransit: amountOf(inTransit),
      frozenFunds: amountOf(frozen),
      availableFunds,
      withdrawableCash: amountOf(notNegative(least(spendable, netAssets))),
      positionValue: amountOf(positionValue),
      unrealizedPL: amountOf(unrealizedPL),
      cashBuyingPower: availableFunds,
      optionBuyingPower: availableFunds,
    },
  };
}
