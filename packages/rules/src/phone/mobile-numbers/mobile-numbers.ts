import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { advice, type Issue } from '../../issue.ts';
import { normalisePhone } from '../phone.ts';
import { readPhone } from '../read-phone/read-phone.ts';

/**
 * What needs the numbering plans of all countries (33 kB): load this entry point lazily, beside `@quayside/rules/phone`, never instead of it.
 * A number's country is an ISO 3166-1 alpha-2 code.
 */

/** A number as typed in `country` (or with its calling code), with or without its trunk 0, as E.164: MY `012-345 6789` → `+60123456789`. Undefined for what is none. */
export const toE164 = (phone: string, country?: string): string | undefined => parse(phone, country)?.number;

/** Advice `mobile-unusual`, with the calling code of an international number: the numbering plan knows no such mobile number. Plans change, so nobody is stopped. */
export function adviseOnMobile(path: string, phone: string, country?: string): readonly Issue[] {
  const number = parse(phone, country);
  if (number?.isValid()) return [];
  return [advice(path, 'mobile-unusual', { callingCode: `+${number?.countryCallingCode ?? ''}` })];
}

/** The library ignores a country that it does not know, and words around a number. */
const parse = (phone: string, country?: string) =>
  readPhone(phone) && parsePhoneNumberFromString(normalisePhone(phone), country as CountryCode | undefined);
