import type { CalendarDate } from '@quayside/rules/calendar-date';
import type { StepAnswers } from '@quayside/rules/journey';
import { type UnservedReason, unservedReasons } from '@quayside/rules/served-countries';

/** Where a step may reveal it: basic information, contact, and the digital ID's screens. */
type Revealing = {
  readonly nationality?: string;
  readonly citizenship?: string;
  readonly taxResidencies?: readonly { readonly country?: string }[];
  readonly residentialAddress?: { readonly country?: string };
};

/** Which answers of a step lie in a country that is not served. */
export function unservedReasonsOf(answers: StepAnswers, today: CalendarDate): readonly UnservedReason[] {
  const { nationality, citizenship, taxResidencies = [], residentialAddress } = answers as Revealing;
  const facts = {
    citizenships: [nationality, citizenship],
    residence: residentialAddress?.country,
    taxCountries: taxResidencies.map(({ country }) => country),
  };
  return unservedReasons(facts, today);
}
