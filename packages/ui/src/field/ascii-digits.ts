import { plainDigits } from '@quayside/values/internals/plain-digits';

/**
 * Converts the digits of every script and full-width characters to ASCII, such as "１２３．５" and "๑๒๓". Leaves other
 * characters unchanged.
 */
export const toAsciiDigits = (text: string): string => plainDigits(text.normalize('NFKC')).replace(/\u2212/g, '-');
