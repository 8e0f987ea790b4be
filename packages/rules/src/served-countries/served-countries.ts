import type { CalendarDate } from '@quayside/values/calendar-date';
import type { CountryCode } from '../country/country.ts';

/** A country that is not served: its nationals, residents and tax residents cannot open an account. Dates are in Singapore, and `until` is the last day. */
export type UnservedCountry = {
  readonly country: CountryCode;
  readonly from: CalendarDate;
  readonly until?: CalendarDate;
  readonly source: string;
};

/**
 * Jurisdictions for which the FATF calls for countermeasures, which MAS applies (SFA04-N02). We update the list, and a broker may extend it. Reviewers screen
 * for targeted sanctions, which are about persons, not countries.
 */
export const unservedCountries: readonly UnservedCountry[] = [
  {
    country: 'IR',
    from: '2020-02-21',
    source: 'FATF, High-Risk Jurisdictions subject to a Call for Action, 21 February 2020: countermeasures in full',
  },
  { country: 'KP', from: '2011-02-25', source: 'FATF Public Statement, 25 February 2011: countermeasures' },
];

/** Returns whether a country is served on a day. Returns true for a missing country. */
export const isServedCountry = (country: string | undefined, today: CalendarDate): boolean =>
  !unservedCountries.some(
    (one) => one.country === country && one.from <= today && (one.until === undefined || today <= one.until),
  );

/** The countries to which a customer has a connection. */
export type UnservedFacts = {
  /** ISO 3166 codes of the nationality and of further citizenships. */
  readonly citizenships: readonly (string | undefined)[];
  /** ISO 3166 code of the country in the residential address. */
  readonly residence: string | undefined;
  readonly taxCountries: readonly (string | undefined)[];
};

/** The kind of connection to a country that is not served. */
export type UnservedReason = 'citizenship' | 'residence' | 'tax-residency';

/** Returns the customer's connections to countries that are not served. */
export function unservedReasons(
  { citizenships, residence, taxCountries }: UnservedFacts,
  today: CalendarDate,
): readonly UnservedReason[] {
  const outside = (country: string | undefined) => !isServedCountry(country, today);
  const found = {
    citizenship: citizenships.some(outside),
    residence: outside(residence),
    'tax-residency': taxCountries.some(outside),
  };
  return (Object.keys(found) as UnservedReason[]).filter((reason) => found[reason]);
}
