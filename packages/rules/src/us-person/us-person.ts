import type { StepAnswers } from '../journey.ts';
import { isBlank } from '../lookups/path.ts';

/** Facts that show whether a customer is a US person (RULE-08): citizenships, addresses, tax residencies and tax numbers. */
export type UsPersonFacts = {
  /** ISO 3166 codes of the nationality and of further citizenships. */
  readonly citizenships: readonly (string | undefined)[];
  /** Countries of the residential, mailing and permanent addresses. */
  readonly addressCountries: readonly (string | undefined)[];
  readonly taxCountries: readonly (string | undefined)[];
  /** Tax numbers with their country. A number of the country US counts as SSN or ITIN. */
  readonly taxNumbers: readonly { readonly country?: string | undefined; readonly number?: string | undefined }[];
};

/** A reason why a customer is a US person. */
export type UsPersonReason = 'citizenship' | 'address' | 'tax-residency' | 'tax-number';

/**
 * Returns the reasons why a customer is a US person: US citizenship, a US address, an SSN or ITIN, or a US tax residency (RULE-08).
 * `findUsIndicia` finds further signs of the law.
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

/** Answers that can reveal a US person: basic information, contact details, digital ID and W-8BEN. */
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
 * Returns the reasons why the answers of a step make the customer a US person (RULE-08, MSG-38). Ignores a mailing address that is the same as the residential
 * one.
 */
export function getUsPersonReasonsOfStep(answers: StepAnswers): readonly UsPersonReason[] {
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
