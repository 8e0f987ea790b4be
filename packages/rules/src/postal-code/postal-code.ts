import { normaliseCode } from '@quayside/values/internals/numbers';
import { advice, type Issue, issue } from '../issue.ts';
import { getOwn } from '../lookups/own.ts';
import { patternOf } from './generated/patterns.ts';

/** Patterns of postal codes without white space, by country. Countries without a pattern here get only advice. */
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

/** Matches any postal code: 2 to 16 Latin letters, digits and hyphens. */
const anyCode = /^(?=.*[A-Z\d])[A-Z\d-]{2,16}$/;

/** Countries that have no postal codes in addresses. */
const withoutCodes = ['HK', 'MO', 'AE'];

/** Matches a postal code as addresses in Singapore show it: `S(018956)`, `S018956`, `Singapore 018956`. Only Singapore has an S and six digits. */
const singaporeCode = /^(?:S|SG|SINGAPORE)?-?\(?(\d{6})\)?$/;

/**
 * Returns a postal code in its stored form: in upper case, without white space, with `-` for other dashes, and with 0 to 9 for digits of every script. Codes of
 * Singapore are reduced to their digits.
 */
export const normalisePostalCode = (code: string): string =>
  normaliseCode(code.slice(0, 100)).replace(singaporeCode, '$1');

/** Returns whether addresses of a country have a postal code. */
export const hasPostalCode = (country: string): boolean => !withoutCodes.includes(country);

/**
 * Checks a postal code by country (UI-04, "Postal code format incorrect"). A blank code has no issue, nor has a code of a country without postal codes.
 * - `postal-code-format`: a text that is no postal code anywhere, or that does not match the pattern of its country in `patterns`
 * - advice `postal-code-unusual`: differs from the address data of the country. It is not an error, because the data may be out of date
 * - advice `postal-code-sector`: Singapore has no such postal sector (01 to 82 without 74). It is not an error, because the source is general knowledge
 * @param country ISO 3166-1 alpha-2
 */
export function checkPostalCode(path: string, country: string, code: string): readonly Issue[] {
  const kept = normalisePostalCode(code);
  if (!kept || !hasPostalCode(country)) return [];
  if (!(getOwn(patterns, country) ?? anyCode).test(kept)) return [issue(path, 'postal-code-format')];
  if (country === 'SG') return isSingaporeSector(kept.slice(0, 2)) ? [] : [advice(path, 'postal-code-sector')];
  return isUsual(country, kept) ? [] : [advice(path, 'postal-code-unusual')];
}

/** Returns whether a code fits the address data of its country. Returns true without data. */
function isUsual(country: string, code: string): boolean {
  const pattern = getOwn(patterns, country) ? undefined : getOwn(patternOf, country);
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(code.replaceAll('-', ''));
}

const isSingaporeSector = (sector: string) => Number(sector) >= 1 && Number(sector) <= 82 && sector !== '74';
