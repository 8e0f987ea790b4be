import { compactNumber } from '@quayside/values/internals/numbers/number-text';
import { advice, type Issue, issue } from '../issue.ts';
import { getOwn } from '../lookups/own.ts';
import { individualTaxpayerPattern, isFillerNumber, socialSecurityPattern, taxNumberFormats } from './formats.ts';

/** Pattern of tax numbers of countries without a known format. All known formats fit it too. */
const anyNumber = /^[A-Z0-9]{4,25}$/;

/** Returns a tax number in its stored form: in upper case, without white space, hyphens, dots, slashes and brackets. */
export const normaliseTaxNumber = compactNumber;

/**
 * Checks format and length of a tax number by country (RULE-17). A blank number has no issue, because `checkMissingTaxNumber` checks the reason.
 * - `tax-number-format` (MSG-20): length, characters, or a check digit that proves a typing error
 * - advice `tax-number-check-digit`: the check digit is wrong, but some valid numbers fail the check
 * @param country ISO 3166-1 alpha-2
 */
export function checkTaxNumber(path: string, country: string, number: string): readonly Issue[] {
  const compact = normaliseTaxNumber(number);
  if (!compact) return [];
  if (country === 'US') return looksLikeUsTaxNumber(compact) ? [] : [issue(path, 'tax-number-format')];
  const format = getOwn(taxNumberFormats, country);
  if (!format) return anyNumber.test(compact) && !isFillerNumber(compact) ? [] : [issue(path, 'tax-number-format')];
  if (!format.pattern.test(compact)) return [issue(path, 'tax-number-format')];
  if (!format.check || format.check(compact)) return [];
  return [format.wrongCheck === 'advice' ? advice(path, 'tax-number-check-digit') : issue(path, 'tax-number-format')];
}

/**
 * Returns whether a number can be a US social security or individual taxpayer number (RULE-08). Numbers of other countries have the same format, so use it only
 * for US numbers and numbers without a country.
 */
export function looksLikeUsTaxNumber(number: string): boolean {
  const compact = normaliseTaxNumber(number);
  return socialSecurityPattern.test(compact) || individualTaxpayerPattern.test(compact);
}

/** Returns a fictional tax number of a country for the hint below the field. Returns undefined if the country has no single format. */
export const taxNumberSample = (country: string): string | undefined =>
  getOwn(taxNumberFormats, country)?.sample || undefined;
