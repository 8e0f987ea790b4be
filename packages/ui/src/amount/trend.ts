import { type Amount, compareAmounts } from '@quayside/rules/amount';

export type Trend = 'down' | 'flat' | 'up';

/** Whether an amount is a loss, nothing, or a gain. Throws `InvalidAmountError` for a text that is no amount. */
export const trendOf = (amount: Amount): Trend => trends[Math.sign(compareAmounts(amount, '0')) + 1] ?? 'flat';

const trends = ['down', 'flat', 'up'] as const;
