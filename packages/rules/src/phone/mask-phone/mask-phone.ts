import { callingCodes } from '../calling-codes/calling-codes.ts';
import { normalisePhone } from '../phone.ts';

/** How many digits at the end stay readable. */
const readableDigits = 4;

/** A phone number that its owner recognises and nobody else learns: `+6581234567` → `+65 **** 4567`. The mask does not tell the number's length. */
export function maskPhone(phone: string): string {
  const number = normalisePhone(phone);
  const code = callingCodes
    .map(({ callingCode }) => callingCode)
    .filter((one) => number.startsWith(one))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  const local = number.slice(code.length);
  const end = local.length > readableDigits ? local.slice(-readableDigits) : '';
  return [code, '****', end].filter(Boolean).join(' ');
}
