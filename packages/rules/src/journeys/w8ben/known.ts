import type { CalendarDate } from '../../calendar-date.ts';
import { ticksLine6b } from '../../crs/crs.ts';
import type { Answers, Facts } from '../../journey.ts';
import { mayClaimTreaty } from '../../treaty/treaty.ts';
import { baseInfoOf } from '../opening/answers-of.ts';
import { contactOf } from '../opening/contact-answers.ts';
import type { W8benLines } from './form-schema.ts';

/** What is known of a person before they open the form. */
export type W8benKnown = {
  readonly lines: W8benLines;
  /** the tax residences of the self-certification, ISO 3166; absent where it is not known */
  readonly taxCountries?: readonly string[];
  /** line 7, once there is an account */
  readonly accountNumber?: string;
};

/** Reads it out of a flow's answers and what the server knows: an opening and a joint holder, a modification and an update have their own. */
export type ReadKnown = (answers: Answers, facts: Pick<Facts, 'w8ben'>) => W8benKnown;

/** During an opening: from the basic information and the contact details. */
export const knownInOpening = (answers: Answers): W8benKnown => {
  const { fullName, citizenship, nationality, dateOfBirth, taxResidencies = [] } = baseInfoOf(answers);
  const { residentialAddress, mailingSame, mailingAddress } = contactOf(answers);
  const lines = {
    name: fullName,
    citizenship: citizenship || nationality,
    permanentAddress: residentialAddress,
    ...(mailingSame === 'no' ? { mailingAddress } : {}),
    ...line6(taxResidencies.find(({ country }) => country === residentialAddress?.country)),
    dateOfBirth,
  };
  const taxCountries = taxResidencies.flatMap(({ country }) => country || []);
  return taxCountries.length > 0 ? { lines, taxCountries } : { lines };
};

type TaxResidency = NonNullable<ReturnType<typeof baseInfoOf>['taxResidencies']>[number];

/** The self-certification answers line 6 for the country of line 3 (domain handbook 1.2). */
function line6(residency: TaxResidency | undefined): W8benLines {
  if (!residency) return {};
  const { number, reason, explanation } = residency;
  if (!reason) return { foreignTaxNumber: number };
  return ticksLine6b(reason) ? { taxNumberNotRequired: true } : { taxNumberExplanation: explanation };
}

/** The form as it opens: what is known, with the country of line 3 as that of a treaty where benefits can be claimed for it on that day. */
export function startW8benForm({ lines, taxCountries }: W8benKnown, today: CalendarDate): W8benLines {
  const residence = lines.permanentAddress?.country;
  if (!residence) return lines;
  return mayClaimTreaty({ residence, taxCountries }, today) ? { ...lines, treatyCountry: residence } : lines;
}
