import { type Amount, formatAmount } from '@quayside/rules/internals/amount';
import { EXAMPLE_CURRENCY } from './examples.ts';

/** Formats an amount of an example with currency and minus sign, for example `−USD 300.00`. */
export const formatMoney = (amount: Amount): string => formatAmount(amount, { currency: EXAMPLE_CURRENCY });
