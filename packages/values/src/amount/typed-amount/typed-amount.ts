import { formatDecimal, parseDecimal } from '../../decimal/decimal.ts';
import { parseTypedNumber } from '../../typed-number/typed-number.ts';
import type { Amount } from '../amount.ts';

/** Parses a typed or pasted amount: `5,000`, `4.500,50`, `１，２３４`, `−12`. Returns undefined if the text is not a number, such as `5k` or `1.2.3`. */
export function parseAmount(text: string): Amount | undefined {
  const typed = parseTypedNumber(text);
  return 'reason' in typed || typed.value === '' ? undefined : formatDecimal(parseDecimal(typed.value));
}
