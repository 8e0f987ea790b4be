import type { ResidenceDifferenceReason } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';
import { isBlank } from '../lookups/path.ts';

/** What RULE-11 looks at: countries are ISO 3166-1 alpha-2. */
export type ResidenceDifference = {
  /** countries of the residential and mailing addresses; those still empty do not count */
  readonly countries: readonly (string | undefined)[];
  readonly taxCountries: readonly (string | undefined)[];
  readonly reason?: ResidenceDifferenceReason | undefined;
  readonly explanation?: string | undefined;
};

/** RULE-11: whether a residence or contact country is none of the tax residencies, so that a reason is asked for. */
export const differsFromTaxResidency = ({
  countries,
  taxCountries,
}: Pick<ResidenceDifference, 'countries' | 'taxCountries'>): boolean =>
  countries.some((country) => country && !taxCountries.includes(country));

/** RULE-11: whether the reason is asked for, once a tax residency is known. */
export const asksDifferenceReason = (difference: Pick<ResidenceDifference, 'countries' | 'taxCountries'>): boolean =>
  difference.taxCountries.some(Boolean) && differsFromTaxResidency(difference);

/** Returns the fields of the reason that are not asked for. */
export function unaskedReason({ reason, ...difference }: ResidenceDifference): readonly string[] {
  if (!asksDifferenceReason(difference)) return ['differenceReason', 'differenceExplanation'];
  return reason === 'other' ? [] : ['differenceExplanation'];
}

type Contact = {
  readonly residentialAddress?: { readonly country?: string | undefined } | undefined;
  readonly mailingSame?: 'yes' | 'no' | undefined;
  readonly mailingAddress?: { readonly country?: string | undefined } | undefined;
};

/** Where somebody lives, and where they receive mail when that is elsewhere. */
export const contactCountries = ({ residentialAddress, mailingSame, mailingAddress }: Contact) => [
  residentialAddress?.country,
  mailingSame === 'no' ? mailingAddress?.country : undefined,
];

/** RULE-11: `select-reason` (MSG-17) without a reason, `enter-other-reason` (MSG-18) when it is another one and is not said. */
export function checkDifferenceReason(
  paths: { readonly reason: string; readonly explanation: string },
  difference: ResidenceDifference,
): readonly Issue[] {
  if (!asksDifferenceReason(difference)) return [];
  if (!difference.reason) return [issue(paths.reason, 'select-reason')];
  return difference.reason === 'other' && isBlank(difference.explanation)
    ? [issue(paths.explanation, 'enter-other-reason')]
    : [];
}
