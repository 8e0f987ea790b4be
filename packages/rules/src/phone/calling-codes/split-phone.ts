import { normalisePhone } from '../phone.ts';
import { findCallingCode } from './calling-codes.ts';

/** Splits a phone number after its calling code: `+65 9123 4567` gives `+65` and `91234567`. `code` is empty if it is unknown. */
export function splitPhone(phone: string): { readonly code: string; readonly local: string } {
  const number = normalisePhone(phone);
  const code = findCallingCode(number);
  return { code, local: number.slice(code.length) };
}
