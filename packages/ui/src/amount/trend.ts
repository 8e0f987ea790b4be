import { type Amount, compareAmounts } from '@quayside/values/amount';

/** The direction of a change: `down` below zero, `flat` at zero, `up` above zero. */
export type Trend = 'down' | 'flat' | 'up';

/** Returns the direction of an amount. Throws `InvalidAmountError` if the text is not a decimal. */
export const getTrend = (amount: Amount): Trend => trends[Math.sign(compareAmounts(amount, '0')) + 1] ?? 'flat';

const trends = ['down', 'flat', 'up'] as const;
