import type { StepAnswers } from '../journey.ts';
import { isBlank } from '../lookups/path.ts';

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

/** Reasons for the status of a US person. */
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

/** Answers that can show a US person: basic information, contact details, digital ID and W-8BEN. */
type Revealing = {
  readonly nationality?: string | undefined;
  readonly citizenship?: string | undefined;
  readonly taxResidencies?: readonly { readonly country?: string; readonly number?: string }[] | undefined;
  readonly usTaxNumber?: string | undefined;
  readonly residentialAddress?: { readonly country?: string } | undefined;
  readonly permanentAddress?: { readonly country?: string } | undefined;
  readonly mailingSame?: string | undefined;
  readonly mailingAddress?: { readonly country?: string } | undefined;
};

/**
 * RULE-08: which answers of a step make the customer a US person (MSG-38). The journeys, the W-8BEN and the page that says why read this; a mailing address
 * that was said to be the residential one does not count.
 */
export function usPersonReasonsIn(answers: StepAnswers): readonly UsPersonReason[] {
  const { taxResidencies = [], ...one } = answers as Revealing;
  return usPersonReasons({
    citizenships: [one.nationality, one.citizenship],
    addressCountries: [
      one.residentialAddress?.country,
      one.permanentAddress?.country,
      one.mailingSame === 'yes' ? undefined : one.mailingAddress?.country,
    ],
    taxCountries: taxResidencies.map(({ country }) => country),
    taxNumbers: [...taxResidencies, { country: 'US', number: one.usTaxNumber }],
  });
}
