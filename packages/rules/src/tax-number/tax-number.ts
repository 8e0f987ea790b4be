import { advice, type Issue, issue } from '../issue.ts';
import { own } from '../lookups/own.ts';
import { compactNumber } from '../numbers/number-text.ts';
import { individualTaxpayer, isFiller, socialSecurity, taxNumberFormats } from './formats.ts';

/** Every other country: what all known numbers have in common (domain handbook 2.1). */
const anyNumber = /^[A-Z0-9]{4,25}$/;

/** The number as it is kept and sent: no white space, no hyphens, dots, slashes or brackets, upper case. */
export const normaliseTaxNumber = compactNumber;

/**
 * RULE-17: format and length by country. A blank number has no issue: then a reason is asked for (`checkMissingTaxNumber`).
 * - `tax-number-format` (MSG-20): length, characters, or a check digit that proves a typing error
 * - advice `tax-number-check-digit`: the check digit does not fit, but real numbers without a fitting one exist
 * @param country ISO 3166-1 alpha-2
 */
export function checkTaxNumber(path: string, country: string, number: string): readonly Issue[] {
  const compact = normaliseTaxNumber(number);
  if (!compact) return [];
  if (country === 'US') return looksLikeUsTaxNumber(compact) ? [] : [issue(path, 'tax-number-format')];
  const format = own(taxNumberFormats, country);
  if (!format) return anyNumber.test(compact) && !isFiller(compact) ? [] : [issue(path, 'tax-number-format')];
  if (!format.pattern.test(compact)) return [issue(path, 'tax-number-format')];
  if (!format.check || format.check(compact)) return [];
  return [format.wrongCheck === 'advice' ? advice(path, 'tax-number-check-digit') : issue(path, 'tax-number-format')];
}

/**
 * Whether a number can be a US social security or individual taxpayer number: only to detect and refuse it (RULE-08).
 * Numbers of other countries have the same shape, so ask about one that was given as American, or whose country is open.
 */
export function looksLikeUsTaxNumber(number: string): boolean {
  const compact = normaliseTaxNumber(number);
  return socialSecurity.test(compact) || individualTaxpayer.test(compact);
}

/** A made-up number in the shape of this country's, for the hint under the field; undefined where there is no one shape. */
export const taxNumberSample = (country: string): string | undefined =>
  own(taxNumberFormats, country)?.sample || undefined;
