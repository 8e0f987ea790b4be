import { asciiDigits } from '../field/ascii-digits.ts';

export type Phone = { callingCode: string; number: string };

/** Country calling codes of one and two digits; all others have three (ITU-T E.164, list of assigned codes, 2016 and its amendments). */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** The parts of "+65 81234567"; a number without a space is split where the calling code ends. Undefined for no international number. */
export function splitPhone(value: string): Phone | undefined {
  const spaced = /^\+(\d{1,3}) (\d*)$/.exec(value);
  if (spaced) return { callingCode: spaced[1] ?? '', number: spaced[2] ?? '' };
  const international = /^(?:\+|00)\s*(\d[\d\s().-]*)$/.exec(asciiDigits(value).trim());
  if (!international) return undefined;
  const digits = digitsOf(international[1] ?? '');
  const callingCode = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return { callingCode, number: digits.slice(callingCode.length) };
}

/** "+65 81234567"; '' where no number is typed: a calling code alone is no answer. */
export const joinPhone = ({ callingCode, number }: Phone): string => {
  const digits = digitsOf(number);
  return digits === '' ? '' : `+${callingCode} ${digits}`;
};

/** What may stand in the box while typing: digits and the signs that people put between them. */
export const typedNumber = (text: string): string => asciiDigits(text).replace(/[^\d\s().+-]/g, '');

const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');
