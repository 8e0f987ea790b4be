import type { StepAnswers } from '@quayside/rules/journey';
import { type UsPersonReason, usPersonReasons } from '@quayside/rules/us-person';

type Address = { readonly country?: string };

/** Where a step may reveal it: basic information, contact, and the W-8BEN form. */
type Revealing = {
  readonly nationality?: string;
  readonly citizenship?: string;
  readonly taxResidencies?: readonly { readonly country?: string; readonly number?: string }[];
  readonly usTaxNumber?: string;
  readonly residentialAddress?: Address;
  readonly permanentAddress?: Address;
  readonly mailingSame?: string;
  readonly mailingAddress?: Address;
};

/** RULE-08: which answers of a step make the customer a US person. */
export function usReasonsOf(answers: StepAnswers): readonly UsPersonReason[] {
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
