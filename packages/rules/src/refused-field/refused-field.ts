import type { CalendarDate } from '@quayside/values/calendar-date';
import type { Ineligibility, StepAnswers } from '../journey.ts';
import { isBlank } from '../lookups/path.ts';
import { isServedCountry } from '../served-countries/served-countries.ts';

type Address = { readonly country?: string } | undefined;

/** Answers that can cause a refusal by country or by US tax number. */
type Naming = {
  readonly nationality?: string;
  readonly citizenship?: string;
  readonly residentialAddress?: Address;
  readonly permanentAddress?: Address;
  readonly mailingSame?: string;
  readonly mailingAddress?: Address;
  readonly taxResidencies?: readonly { readonly country?: string }[];
  readonly usTaxNumber?: string;
};

/** Returns the fields of a step that contain a country, with their value, in screen order. */
function countriesIn(answers: Naming): readonly (readonly [field: string, country: string | undefined])[] {
  const { taxResidencies = [] } = answers;
  return [
    ['nationality', answers.nationality],
    ['citizenship', answers.citizenship],
    ['residentialAddress.country', answers.residentialAddress?.country],
    ['permanentAddress.country', answers.permanentAddress?.country],
    ['mailingAddress.country', answers.mailingSame === 'yes' ? undefined : answers.mailingAddress?.country],
    ...taxResidencies.map(({ country }, index) => [`taxResidencies.${index}.country`, country] as const),
  ];
}

/** Returns the field that caused a refusal, for a link to it. Returns undefined if the step does not have it, because the value comes from the digital ID. */
export function findRefusedField(reason: Ineligibility, answers: StepAnswers, today: CalendarDate): string | undefined {
  const given = answers as Naming;
  const named = (isRefused: (country: string) => boolean) =>
    countriesIn(given).find(([, country]) => country && isRefused(country))?.[0];
  switch (reason) {
    case 'us-person':
      return named((country) => country === 'US') ?? (isBlank(given.usTaxNumber) ? undefined : 'usTaxNumber');
    case 'country-not-served':
      return named((country) => !isServedCountry(country, today));
    case 'under-age':
      return 'dateOfBirth' in answers ? 'dateOfBirth' : undefined;
    case 'no-employer-consent':
      return 'employerConsent';
    case 'margin-refused':
      return 'accountType';
  }
}
