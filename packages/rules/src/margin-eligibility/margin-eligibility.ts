import { type Amount, compareAmounts } from '@quayside/values/amount';
import { parseAmount } from '@quayside/values/amount/typed-amount';
import { type Issue, issue } from '../issue.ts';

/** Threshold of income and of net worth for margin and options, in USD (specification sections 5 and 9). */
export const INCOME_AND_WORTH_THRESHOLD_USD: Amount = '5000';

/** A customer's yearly income and net worth in USD, as typed. Text that is not an amount does not reach the threshold. */
export type IncomeAndNetWorth = { readonly annualIncomeUsd: string; readonly netWorthUsd: string };

/** Returns whether an amount in USD is at least INCOME_AND_WORTH_THRESHOLD_USD. Returns false for text that is not an amount. */
export function reachesThreshold(usd: string): boolean {
  const amount = parseAmount(usd);
  return amount !== undefined && compareAmounts(amount, INCOME_AND_WORTH_THRESHOLD_USD) >= 0;
}

/** Returns whether income or net worth reaches the threshold for margin (RULE-12). Options require both. */
export const isEligibleForMargin = ({ annualIncomeUsd, netWorthUsd }: IncomeAndNetWorth): boolean =>
  reachesThreshold(annualIncomeUsd) || reachesThreshold(netWorthUsd);

/** Returns `margin-refused` if the customer is not eligible for margin. The customer may choose cash instead. */
export const checkMarginEligibility = (path: string, means: IncomeAndNetWorth): readonly Issue[] =>
  isEligibleForMargin(means)
    ? []
    : [issue(path, 'margin-refused', { amount: INCOME_AND_WORTH_THRESHOLD_USD, currency: 'USD' })];
