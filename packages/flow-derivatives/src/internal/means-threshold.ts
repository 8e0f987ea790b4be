import { formatAmount } from '@quayside/rules/amount';
import { INCOME_AND_WORTH_THRESHOLD_USD } from '@quayside/rules/margin-eligibility';

/** RULE-13's limit as a sentence names it: USD 5,000. */
export const meansThreshold = {
  currency: 'USD',
  amount: formatAmount(INCOME_AND_WORTH_THRESHOLD_USD).replace(/\.00$/, ''),
} as const;
