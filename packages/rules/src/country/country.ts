import { type TwoWayLookup, twoWayLookup } from '../lookups/two-way-lookup.ts';
import { alpha3 } from './generated/alpha-3.ts';

/** A country code: ISO 3166-1 alpha-2, or XK for Kosovo. */
export type CountryCode = keyof typeof alpha3;

/** Country names by alpha-2 code, in display order. `loadCountryNames(language)` of @quayside/i18n/text/countries returns them. */
export type CountryNames = Readonly<Record<string, string>>;

/** An entry of `countryList` (FORM-03). `countryName` is in the language of the loaded names. */
export type Country = { readonly countryCode: CountryCode; readonly countryName: string };
/** An entry of `SGcountryList`. `countryCode` is alpha-3, as in passports, and `twoCode` is alpha-2 (specification section 3). */
export type SGCountry = { readonly countryCode: string; readonly twoCode: CountryCode; readonly countryName: string };
/** Countries with the same initial, for the index beside a long list. */
export type CountryGroup = { readonly groupName: string; readonly countryCodes: readonly string[] };

/** All codes of ISO 3166-1 alpha-2, and XK. */
export const countryCodes = Object.keys(alpha3) as readonly CountryCode[];

/** Returns whether a text is one of `countryCodes`. Lower case is not accepted. */
export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(alpha3, code);

/** Returns the countries in the order of `names` (FORM-03). Leaves out countries that have no name there. */
export const countryList = (names: CountryNames): readonly Country[] =>
  Object.entries(names).flatMap(([countryCode, countryName]) =>
    isCountryCode(countryCode) ? [{ countryCode, countryName }] : [],
  );

/** Returns the entries of `countryList` with alpha-3 codes as `countryCode` (FORM-03). */
export const SGcountryList = (names: CountryNames): readonly SGCountry[] =>
  countryList(names).map(({ countryCode, countryName }) => ({
    countryCode: alpha3[countryCode],
    twoCode: countryCode,
    countryName,
  }));

/** Returns `countryList` in groups by initial (FORM-03). Codes are alpha-2. */
export const groupList = (names: CountryNames): readonly CountryGroup[] => groupsOf(countryList(names));

/** Returns `SGcountryList` in groups by initial (FORM-03). Codes are alpha-3. */
export const SGgroupList = (names: CountryNames): readonly CountryGroup[] => groupsOf(SGcountryList(names));

/** Returns a lookup of countries by alpha-2 code and by name (FORM-03). */
export const countryLookup = (names: CountryNames): TwoWayLookup<Country> =>
  twoWayLookup(
    countryList(names),
    ({ countryCode }) => countryCode,
    ({ countryName }) => countryName,
  );

function groupsOf(list: readonly { countryCode: string; countryName: string }[]): readonly CountryGroup[] {
  const groups = new Map<string, string[]>();
  for (const { countryCode, countryName } of list) {
    const initial = initialOf(countryName);
    groups.set(initial, [...(groups.get(initial) ?? []), countryCode]);
  }
  return [...groups].map(([groupName, countryCodes]) => ({ groupName, countryCodes }));
}

/** Returns the initial without its marks (Å is under A). Skips a Thai vowel that is written before its consonant. */
const initialOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/^[\u0E40-\u0E44]/, '')
    .charAt(0)
    .toUpperCase();
