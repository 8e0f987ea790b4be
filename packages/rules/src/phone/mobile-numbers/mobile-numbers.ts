import { parsePhone } from '@quayside/values/read-phone';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { advice, type Issue } from '../../issue.ts';
import { normalisePhone } from '../phone.ts';

/**
 * This module needs the numbering plans of all countries (33 kB). Load it lazily, in addition to `@quayside/rules/internals/phone`.
 * Countries are ISO 3166-1 alpha-2 codes.
 */

/**
 * Returns a typed number as E.164: `+60123456789` for `012-345 6789` in MY. Returns undefined if it is not a number.
 * @param country ISO 3166-1 alpha-2, for numbers without a calling code
 */
export const toE164 = (phone: string, country?: string): string | undefined => parse(phone, country)?.number;

/** Returns advice `mobile-unusual` if the numbering plan does not have such a mobile number. Not an error, because plans change. */
export function adviseOnMobile(path: string, phone: string, country?: string): readonly Issue[] {
  const number = parse(phone, country);
  if (number?.isValid()) return [];
  return [advice(path, 'mobile-unusual', { callingCode: `+${number?.countryCallingCode ?? ''}` })];
}

/** Parses a number with the library, which ignores an unknown country. `parsePhone` runs first, because the library would also ignore words around a number. */
const parse = (phone: string, country?: string) =>
  parsePhone(phone) && parsePhoneNumberFromString(normalisePhone(phone), country as CountryCode | undefined);
