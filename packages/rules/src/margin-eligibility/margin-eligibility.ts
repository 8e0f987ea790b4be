import { type Amount, compareAmounts } from '../amount/amount.ts';
import { parseAmount } from '../amount/typed-amount/typed-amount.ts';
import { type Issue, issue } from '../issue.ts';

/** The threshold of margin and options for income and for net worth, in USD (specification sections 5 and 9). */
export const INCOME_AND_WORTH_THRESHOLD_USD: Amount = '5000';

/** What a customer earns a year and owns, both in USD, as answered: while half typed it may be no amount yet, and then reaches nothing. */
export type Means = { readonly annualIncomeUsd: string; readonly netWorthUsd: string };

/** Whether an amount in USD is at least INCOME_AND_WORTH_THRESHOLD_USD; a text that is no amount is not. */
export function reachesThreshold(usd: string): boolean {
  const amount = parseAmount(usd);
  return amount !== undefined && compareAmounts(amount, INCOME_AND_WORTH_THRESHOLD_USD) >= 0;
}

/** RULE-12: refused only when income and net worth are both under the threshold. Options ask for more: both at least. */
export const isEligibleForMargin = ({ annualIncomeUsd, netWorthUsd }: Means): boolean =>
  reachesThreshold(annualIncomeUsd) || reachesThreshold(netWorthUsd);

/** `margin-refused`: the customer may choose cash instead. */
export const checkMarginEligibility = (path: string, means: Means): readonly Issue[] =>
  isEligibleForMargin(means)
    ? []
    : [issue(path, 'margin-refused', { amount: INCOME_AND_WORTH_THRESHOLD_USD, currency: 'USD' })];
