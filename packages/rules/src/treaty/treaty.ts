import { type CalendarDate, compareDates } from '@quayside/values/calendar-date';
import { advice, type Issue, isError, issue } from '../issue.ts';
import { type Treaty, treaties } from './treaty-countries.ts';

/** US withholding tax on dividends without a treaty, in percent (Internal Revenue Code section 871(a)). */
export const STATUTORY_WITHHOLDING_PERCENT = 30;

/** Returns the treaty between a country (ISO 3166-1 alpha-2) and the US on a day; undefined if there is none. */
export const findTreaty = (country: string, day: CalendarDate): Treaty | undefined =>
  treaties.find(
    ({ country: one, effectiveFrom, effectiveTo }) =>
      one === country &&
      (!effectiveFrom || compareDates(day, effectiveFrom) >= 0) &&
      (!effectiveTo || compareDates(day, effectiveTo) <= 0),
  );

/** A customer who claims treaty benefits: the countries of residence and tax residency. */
export type TreatyClaimant = {
  /** Country of the permanent residence address on line 3, as ISO 3166-1 alpha-2 code; undefined if not answered. */
  readonly residence: string | undefined;
  /** Countries of tax residency in the self-certification, as ISO 3166-1 alpha-2 codes; absent if unknown. */
  readonly taxCountries?: readonly string[] | undefined;
};

/**
 * Checks a claim of treaty benefits (RULE-09). Only a resident of the treaty country may claim them. Line 3 must be in the country, and the self-certification
 * must contain it (Form W-8BEN instructions, October 2021, lines 3 and 9).
 * - `select-country` (MSG-05): no country
 * - `treaty-none`: the country has no treaty on that day
 * - `treaty-not-residence`: line 3 is in another country
 * - `treaty-not-tax-residence`: the country is not a tax residency
 * - advice `treaty-relief-at-source`: the provider does not apply the reduced rate at source; the claim stays
 */
export function checkTreatyClaim(
  path: string,
  country: string | undefined,
  { residence, taxCountries }: TreatyClaimant,
  today: CalendarDate,
): readonly Issue[] {
  if (!country) return [issue(path, 'select-country')];
  if (!findTreaty(country, today)) return [issue(path, 'treaty-none')];
  if (residence && residence !== country) return [issue(path, 'treaty-not-residence')];
  if (taxCountries && !taxCountries.includes(country)) return [issue(path, 'treaty-not-tax-residence')];
  return [advice(path, 'treaty-relief-at-source', { percent: STATUTORY_WITHHOLDING_PERCENT })];
}

/** Returns whether the customer may claim benefits for the country of line 3 on a day (RULE-09). If not, the form does not ask about treaty benefits. */
export const mayClaimTreaty = (claimant: TreatyClaimant, today: CalendarDate): boolean =>
  claimant.residence !== undefined && !checkTreatyClaim('', claimant.residence, claimant, today).some(isError);
