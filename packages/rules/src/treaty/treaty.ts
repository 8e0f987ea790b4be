import { type CalendarDate, compareDates } from '../calendar-date.ts';
import { advice, type Issue, issue } from '../issue.ts';
import { type Treaty, treaties } from './treaty-countries.ts';

/** What is withheld from US dividends without a treaty, in percent (Internal Revenue Code section 871(a)). */
export const STATUTORY_WITHHOLDING_PERCENT = 30;

/** The treaty of a country (ISO 3166) with the US on a day. */
export const treatyWith = (country: string, day: CalendarDate): Treaty | undefined =>
  treaties.find(
    ({ country: one, effectiveFrom, effectiveTo }) =>
      one === country &&
      (!effectiveFrom || compareDates(day, effectiveFrom) >= 0) &&
      (!effectiveTo || compareDates(day, effectiveTo) <= 0),
  );

/** The countries that may be chosen on a day, as ISO codes in order. */
export const treatyCountriesOn = (day: CalendarDate): readonly string[] =>
  [...new Set(treaties.map(({ country }) => country))].filter((country) => treatyWith(country, day)).sort();

/** Percent withheld from dividends when the treaty is claimed back; at source it is always the statutory rate. */
export const treatyRate = (country: string, day: CalendarDate): number =>
  treatyWith(country, day)?.rate ?? STATUTORY_WITHHOLDING_PERCENT;

/**
 * RULE-09, for who answered that they claim treaty benefits: `select-country` (MSG-05) without a country, `treaty-none` where there is no treaty
 * (choose "No"), else the advice `treaty-relief-at-source` that the provider does not give the relief at source; the claim stays.
 */
export function checkTreatyClaim(path: string, country: string | undefined, today: CalendarDate): readonly Issue[] {
  if (!country) return [issue(path, 'select-country')];
  if (!treatyWith(country, today)) return [issue(path, 'treaty-none')];
  return [advice(path, 'treaty-relief-at-source', { percent: STATUTORY_WITHHOLDING_PERCENT })];
}
