import type { CalendarDate } from '../calendar-date.ts';
import type { CountryCode } from '../country/country.ts';

/** A country whose nationals, residents and tax residents get no account. Dates are Singapore calendar dates; `until`: the last day. */
export type Unserved = {
  readonly country: CountryCode;
  readonly from: CalendarDate;
  readonly until?: CalendarDate;
  readonly source: string;
};

/**
 * Ours to keep up to date, a broker's to extend: the jurisdictions against which the FATF calls for countermeasures, which MAS passes on (SFA04-N02). Targeted
 * sanctions name persons, not countries, and are a reviewer's to screen.
 */
export const unservedCountries: readonly Unserved[] = [
  {
    country: 'IR',
    from: '2020-02-21',
    source: 'FATF, High-Risk Jurisdictions subject to a Call for Action, 21 February 2020: countermeasures in full',
  },
  { country: 'KP', from: '2011-02-25', source: 'FATF Public Statement, 25 February 2011: countermeasures' },
];

/** Whether the country is served on a day. What is not filled in yet rules nothing out. */
export const isServed = (country: string | undefined, today: CalendarDate): boolean =>
  !unservedCountries.some(
    (one) => one.country === country && one.from <= today && (one.until === undefined || today <= one.until),
  );

/** The countries that somebody is tied to. */
export type UnservedFacts = {
  /** ISO 3166 codes of nationality and citizenships */
  readonly citizenships: readonly (string | undefined)[];
  /** where the customer lives */
  readonly residence: string | undefined;
  readonly taxCountries: readonly (string | undefined)[];
};

/** What of somebody lies in a country that is not served. */
export type UnservedReason = 'citizenship' | 'residence' | 'tax-residency';

/** What of somebody lies in a country that is not served. */
export function unservedReasons(
  { citizenships, residence, taxCountries }: UnservedFacts,
  today: CalendarDate,
): readonly UnservedReason[] {
  const outside = (country: string | undefined) => !isServed(country, today);
  const found = {
    citizenship: citizenships.some(outside),
    residence: outside(residence),
    'tax-residency': taxCountries.some(outside),
  };
  return (Object.keys(found) as UnservedReason[]).filter((reason) => found[reason]);
}
