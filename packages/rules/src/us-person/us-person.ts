import { isBlank } from '../internal/path.ts';
import { type Issue, issue } from '../issue.ts';

/** What RULE-08 looks at. */
export type UsPersonFacts = {
  /** ISO 3166 codes of nationality and citizenships */
  readonly citizenships: readonly (string | undefined)[];
  /** of residential, mailing and permanent addresses */
  readonly addressCountries: readonly (string | undefined)[];
  readonly taxCountries: readonly (string | undefined)[];
  /** a number of the country US is an SSN or ITIN, whatever its form */
  readonly taxNumbers: readonly { readonly country?: string | undefined; readonly number?: string | undefined }[];
};

/** What makes somebody a US person. */
export type UsPersonReason = 'citizenship' | 'address' | 'tax-residency' | 'tax-number';

/**
 * RULE-08: what makes somebody a US person for us: US citizenship, a US country of address, an SSN or ITIN, and a US tax residency, which implies
 * them (domain handbook 1.1, 2). Law knows more; those signs are us-indicia's.
 */
export function usPersonReasons({
  citizenships,
  addressCountries,
  taxCountries,
  taxNumbers,
}: UsPersonFacts): readonly UsPersonReason[] {
  const found = {
    citizenship: citizenships.includes('US'),
    address: addressCountries.includes('US'),
    'tax-residency': taxCountries.includes('US'),
    'tax-number': taxNumbers.some(({ country, number }) => country === 'US' && !isBlank(number)),
  };
  return (Object.keys(found) as UsPersonReason[]).filter((reason) => found[reason]);
}

/** Whether any of these facts makes somebody a US person (RULE-08). */
export const isUsPerson = (facts: UsPersonFacts): boolean => usPersonReasons(facts).length > 0;

/** `us-person` (MSG-38). Leads to an outcome page; no answer makes up for it. */
export const checkUsPerson = (path: string, facts: UsPersonFacts): readonly Issue[] =>
  isUsPerson(facts) ? [issue(path, 'us-person')] : [];
