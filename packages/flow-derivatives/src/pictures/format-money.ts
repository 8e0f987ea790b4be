import { type Amount, formatAmount } from '@quayside/values/amount';
import { EXAMPLE_CURRENCY } from './examples.ts';

/** Formats an example amount with the currency and two decimals. A negative amount starts with a minus sign: `−USD 300.00`. */
export const formatMoney = (amount: Amount): string => formatAmount(amount, { currency: EXAMPLE_CURRENCY });
