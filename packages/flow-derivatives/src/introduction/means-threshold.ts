import { INCOME_AND_WORTH_THRESHOLD_USD } from '@quayside/rules/internals/margin-eligibility';
import { formatAmount } from '@quayside/values/amount';

/** The income and net worth that options require (RULE-13), as values for a sentence: USD and the formatted amount without decimals. */
export const meansThreshold = {
  currency: 'USD',
  amount: formatAmount(INCOME_AND_WORTH_THRESHOLD_USD).replace(/\.00$/, ''),
} as const;
