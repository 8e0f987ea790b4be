import { asciiDigits } from '../field/ascii-digits.ts';

export type Phone = { callingCode: string; number: string };

/**
 * Calling codes of one and two digits. All others have three (ITU-T E.164, list of assigned codes, 2016, with
 * amendments).
 */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Splits an international number such as "+65 81234567" or "+6581234567". Returns undefined for other texts. */
export function splitPhone(value: string): Phone | undefined {
  const spaced = /^\+(\d{1,3}) (\d*)$/.exec(value);
  if (spaced) return { callingCode: spaced[1] ?? '', number: spaced[2] ?? '' };
  const international = /^(?:\+|00)\s*(\d[\d\s().-]*)$/.exec(asciiDigits(value).trim());
  if (!international) return undefined;
  const digits = digitsOf(international[1] ?? '');
  const callingCode = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return { callingCode, number: digits.slice(callingCode.length) };
}

/** Joins both parts to "+65 81234567". Returns '' without a number, because a calling code is no answer. */
export const joinPhone = ({ callingCode, number }: Phone): string => {
  const digits = digitsOf(number);
  return digits === '' ? '' : `+${callingCode} ${digits}`;
};

/** Keeps digits and common separators while the user types. */
export const typedNumber = (text: string): string => asciiDigits(text).replace(/[^\d\s().+-]/g, '');

const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');
