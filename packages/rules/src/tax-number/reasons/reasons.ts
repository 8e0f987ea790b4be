import { advice, type Issue, issue } from '../../issue.ts';
import { isBlank, joinPath } from '../../lookups/path.ts';

/** Reasons for a missing tax number, in the order of the specification (section 5, RULE-10). */
export const noTaxNumberReasons = ['not-issued', 'not-required', 'unable-to-obtain'] as const;
/**
 * A reason for a missing tax number. `not-issued`: the country does not issue one. `not-required`: the country does not require one. `unable-to-obtain`: the
 * customer cannot get one and explains why.
 */
export type NoTaxNumberReason = (typeof noTaxNumberReasons)[number];

/** Countries that issue a tax number to each resident, in a format that this package knows. As of 2026-11-20. */
export const countriesWithTaxNumbers: readonly string[] =
  'SG MY TH ID VN PH CN HK MO TW JP KR IN AU NZ GB IE DE FR NL CH IT ES CA ZA BR MX US'.split(' ');

/** Answers about a tax residency without a number. */
export type MissingTaxNumber = {
  /** The country of tax residency, as ISO 3166-1 alpha-2 code. */
  readonly country?: string | undefined;
  readonly reason?: NoTaxNumberReason | undefined;
  readonly explanation?: string | undefined;
};

/**
 * Checks a tax residency without a number (RULE-10).
 * - `select-reason` at `<path>.reason` (MSG-17)
 * - `explain-reason` at `<path>.explanation`: "unable to obtain" needs an explanation (MSG-19)
 * - advice `country-issues-tax-numbers` at `<path>.reason`: "not issued" was chosen for a country that issues numbers
 */
export function checkMissingTaxNumber(
  path: string,
  { country = '', reason, explanation }: MissingTaxNumber,
): readonly Issue[] {
  if (!reason) return [issue(joinPath(path, 'reason'), 'select-reason')];
  if (reason === 'unable-to-obtain' && isBlank(explanation))
    return [issue(joinPath(path, 'explanation'), 'explain-reason')];
  return reason === 'not-issued' && countriesWithTaxNumbers.includes(country)
    ? [advice(joinPath(path, 'reason'), 'country-issues-tax-numbers')]
    : [];
}
