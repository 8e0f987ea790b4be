import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { advice, type Issue, issue } from '../issue.ts';
import { own } from '../lookups/own.ts';
import { strip } from '../white-space/white-space.ts';

/** Longer than any postal code with its spaces and hyphens. */
const longestCode = 16;

/** As people of these countries write them, without white space (domain handbook 9); every other country: postcode-validator. */
const patterns: Readonly<Record<string, RegExp>> = {
  SG: /^\d{6}$/,
  MY: /^\d{5}$/,
  TH: /^\d{5}$/,
  TW: /^\d{3}(\d{2,3})?$/,
  JP: /^\d{3}-?\d{4}$/,
  CN: /^\d{6}$/,
  IN: /^[1-9]\d{5}$/,
  ID: /^\d{5}$/,
  KR: /^\d{5}$/,
  AU: /^\d{4}$/,
  PH: /^\d{4}$/,
  VN: /^\d{5,6}$/,
};

/** Countries whose addresses have no postal code (domain handbook 9). */
const withoutCodes = ['HK', 'MO', 'AE'];

/** A postal code as it is kept: no white space, upper case. */
export const normalisePostalCode = (code: string): string => strip(code.slice(0, 100)).toUpperCase();

/** Whether addresses of a country have a postal code. */
export const hasPostalCode = (country: string): boolean => !withoutCodes.includes(country);

/**
 * "Postal code format incorrect", by country (UI-04); nothing where the country has none or the code is blank.
 * - `postal-code-format`
 * - advice `postal-code-sector`: Singapore has no such postal sector (01 to 82 without 74; general knowledge, so it stops nobody)
 * @param country ISO 3166-1 alpha-2
 */
export function checkPostalCode(path: string, country: string, code: string): readonly Issue[] {
  const kept = normalisePostalCode(code);
  if (!kept || !hasPostalCode(country)) return [];
  if (kept.length > longestCode || !hasItsShape(country, kept)) return [issue(path, 'postal-code-format')];
  return country === 'SG' && !isSingaporeSector(kept.slice(0, 2)) ? [advice(path, 'postal-code-sector')] : [];
}

function hasItsShape(country: string, code: string): boolean {
  const pattern = own(patterns, country);
  if (pattern) return pattern.test(code);
  if (!postcodeValidatorExistsForCountry(country)) return /^[A-Z0-9-]{2,10}$/.test(code);
  // Some codes (FK, SH, IO) are known to the library only with the space before their last three characters.
  return [code, `${code.slice(0, -3)} ${code.slice(-3)}`].some((written) => postcodeValidator(written, country));
}

const isSingaporeSector = (sector: string) => Number(sector) >= 1 && Number(sector) <= 82 && sector !== '74';
