import { type Amount, formatAmount } from '@quayside/rules/amount';
import { EXAMPLE_CURRENCY } from './examples.ts';

/** `−USD 300.00`, with the sign of typographers. */
export const money = (amount: Amount): string => formatAmount(amount, { currency: EXAMPLE_CURRENCY });
