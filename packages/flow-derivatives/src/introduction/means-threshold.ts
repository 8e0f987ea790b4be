import { formatAmount } from '@quayside/rules/internals/amount';
import { INCOME_AND_WORTH_THRESHOLD_USD } from '@quayside/rules/internals/margin-eligibility';

/** Values of the threshold of RULE-13 for a sentence: USD 5,000. */
export const meansThreshold = {
  currency: 'USD',
  amount: formatAmount(INCOME_AND_WORTH_THRESHOLD_USD).replace(/\.00$/, ''),
} as const;
