import { type UnservedReason, unservedReasons } from '@quayside/rules/internals/served-countries';
import type { StepAnswers } from '@quayside/rules/journey';
import type { CalendarDate } from '@quayside/values/calendar-date';

/** Answers with a country in the steps `base-info`, `contact-info` and `sinpass-additional`. */
type AnswersWithCountry = {
  readonly nationality?: string;
  readonly citizenship?: string;
  readonly taxResidencies?: readonly { readonly country?: string }[];
  readonly residentialAddress?: { readonly country?: string };
};

/** Returns which answers of a step name a country that we do not serve on this day. Returns an empty list if none does. */
export function findUnservedReasons(answers: StepAnswers, today: CalendarDate): readonly UnservedReason[] {
  const { nationality, citizenship, taxResidencies = [], residentialAddress } = answers as AnswersWithCountry;
  const facts = {
    citizenships: [nationality, citizenship],
    residence: residentialAddress?.country,
    taxCountries: taxResidencies.map(({ country }) => country),
  };
  return unservedReasons(facts, today);
}
