import type { ResidenceDifferenceReason } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';
import { isBlank } from '../lookups/path.ts';

/** The countries of residence and tax residency (ISO 3166-1 alpha-2), and the reason why they differ (RULE-11). */
export type ResidenceDifference = {
  /** Countries of the residential and mailing addresses; empty ones are ignored. */
  readonly countries: readonly (string | undefined)[];
  readonly taxCountries: readonly (string | undefined)[];
  readonly reason?: ResidenceDifferenceReason | undefined;
  readonly explanation?: string | undefined;
};

/** Returns whether a country of residence or contact is not a tax residency (RULE-11). */
export const differsFromTaxResidency = ({
  countries,
  taxCountries,
}: Pick<ResidenceDifference, 'countries' | 'taxCountries'>): boolean =>
  countries.some((country) => country && !taxCountries.includes(country));

/** Returns whether the form asks for a reason (RULE-11). Returns false until a tax residency is known. */
export const needsDifferenceReason = (difference: Pick<ResidenceDifference, 'countries' | 'taxCountries'>): boolean =>
  difference.taxCountries.some(Boolean) && differsFromTaxResidency(difference);

/**
 * Returns the names of the fields that the form hides because they do not apply: `differenceReason` if no country differs from the tax residencies, and
 * `differenceExplanation` unless the reason is `other`.
 */
export function inapplicableReasonFields({ reason, ...difference }: ResidenceDifference): readonly string[] {
  if (!needsDifferenceReason(difference)) return ['differenceReason', 'differenceExplanation'];
  return reason === 'other' ? [] : ['differenceExplanation'];
}

type Contact = {
  readonly residentialAddress?: { readonly country?: string | undefined } | undefined;
  readonly mailingSame?: 'yes' | 'no' | undefined;
  readonly mailingAddress?: { readonly country?: string | undefined } | undefined;
};

/** Returns the country of residence and, if it is another address, that of the mailing address. */
export const contactCountries = ({ residentialAddress, mailingSame, mailingAddress }: Contact) => [
  residentialAddress?.country,
  mailingSame === 'no' ? mailingAddress?.country : undefined,
];

/**
 * Checks the reason for the difference (RULE-11). Codes: `select-reason` (MSG-17), `enter-other-reason` (MSG-18) if the reason is `other` without an
 * explanation.
 */
export function checkDifferenceReason(
  paths: { readonly reason: string; readonly explanation: string },
  difference: ResidenceDifference,
): readonly Issue[] {
  if (!needsDifferenceReason(difference)) return [];
  if (!difference.reason) return [issue(paths.reason, 'select-reason')];
  return difference.reason === 'other' && isBlank(difference.explanation)
    ? [issue(paths.explanation, 'enter-other-reason')]
    : [];
}
