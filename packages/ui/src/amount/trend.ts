import { type Amount, compareAmounts } from '@quayside/rules/internals/amount';

export type Trend = 'down' | 'flat' | 'up';

/** Returns whether an amount is below, at or above zero. Throws `InvalidAmountError` if the text is not a decimal. */
export const trendOf = (amount: Amount): Trend => trends[Math.sign(compareAmounts(amount, '0')) + 1] ?? 'flat';

const trends = ['down', 'flat', 'up'] as const;
