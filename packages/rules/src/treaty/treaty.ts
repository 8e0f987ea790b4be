import { type CalendarDate, compareDates } from '../calendar-date.ts';
import { advice, type Issue, isError, issue } from '../issue.ts';
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

/** Facts that a claim is checked against. */
export type TreatyClaimant = {
  /** ISO 3166 code of the permanent residence address, line 3; blank while it is not answered */
  readonly residence: string | undefined;
  /** ISO 3166 codes of the tax residences in the self-certification; absent where none is known */
  readonly taxCountries?: readonly string[] | undefined;
};

/**
 * RULE-09, for who answered that they claim treaty benefits. Only a resident of the treaty country may claim: line 3 has to lie there, and the
 * self-certification has to name it (Form W-8BEN instructions, October 2021, lines 3 and 9; domain handbook 1.2).
 * - `select-country` (MSG-05): no country
 * - `treaty-none`: the country has no treaty on that day
 * - `treaty-not-residence`: line 3 is in another country
 * - `treaty-not-tax-residence`: the country is none of the tax residences
 * - advice `treaty-relief-at-source`: the provider does not give the relief at source; the claim stays
 */
export function checkTreatyClaim(
  path: string,
  country: string | undefined,
  { residence, taxCountries }: TreatyClaimant,
  today: CalendarDate,
): readonly Issue[] {
  if (!country) return [issue(path, 'select-country')];
  if (!treatyWith(country, today)) return [issue(path, 'treaty-none')];
  if (residence && residence !== country) return [issue(path, 'treaty-not-residence')];
  if (taxCountries && !taxCountries.includes(country)) return [issue(path, 'treaty-not-tax-residence')];
  return [advice(path, 'treaty-relief-at-source', { percent: STATUTORY_WITHHOLDING_PERCENT })];
}

/** RULE-09: whether a claim for the country of line 3 can stand on that day. Nobody else is asked about treaty benefits. */
export const mayClaimTreaty = (claimant: TreatyClaimant, today: CalendarDate): boolean =>
  claimant.residence !== undefined && !checkTreatyClaim('', claimant.residence, claimant, today).some(isError);
