import { lastCharacters, splitCharacters } from '@quayside/values/internals/mask-characters';
import { splitPhone } from '../calling-codes/split-phone.ts';

/** Number of readable digits at the end. */
const readableDigits = 4;

/** Masks a phone number: `+6581234567` becomes `+65 •••• 4567`. The mask hides the length. */
export function maskPhone(phone: string): string {
  const { code, local } = splitPhone(phone);
  const end = splitCharacters(local).length > readableDigits ? lastCharacters(local, readableDigits) : '';
  return [code, '••••', end].filter(Boolean).join(' ');
}
