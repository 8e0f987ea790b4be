import { lastSigns, signsOf } from '../../masked-end/masked-end.ts';
import { splitPhone } from '../calling-codes/split-phone.ts';

/** How many digits at the end stay readable. */
const readableDigits = 4;

/** A phone number that its owner recognises and nobody else learns: `+6581234567` → `+65 **** 4567`. The mask does not tell the number's length. */
export function maskPhone(phone: string): string {
  const { code, local } = splitPhone(phone);
  const end = signsOf(local).length > readableDigits ? lastSigns(local, readableDigits) : '';
  return [code, '****', end].filter(Boolean).join(' ');
}
