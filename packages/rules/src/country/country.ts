import { type TwoWayLookup, twoWayLookup } from '../lookups/two-way-lookup.ts';
import { alpha3 } from './generated/alpha-3.ts';

/** ISO 3166-1 alpha-2, and XK for Kosovo. Answers, addresses and tax residencies hold this code. */
export type CountryCode = keyof typeof alpha3;

/** Country names by alpha-2 code, in the order of a list. `loadCountryNames(language)` of @quayside/i18n/text/countries returns them. */
export type CountryNames = Readonly<Record<string, string>>;

/** An entry of `countryList` (FORM-03): the code, and the name in the language that was loaded. */
export type Country = { readonly countryCode: CountryCode; readonly countryName: string };
/** The Singapore list names countries by alpha-3, as passports do, and adds the alpha-2 code (specification section 3). */
export type SGCountry = { readonly countryCode: string; readonly twoCode: CountryCode; readonly countryName: string };
/** The countries with one initial, for the index beside a long list. */
export type CountryGroup = { readonly groupName: string; readonly countryCodes: readonly string[] };

/** All codes of ISO 3166-1, and XK. */
export const countryCodes = Object.keys(alpha3) as readonly CountryCode[];

/** Whether a text is one of `countryCodes`; upper case only. */
export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(alpha3, code);

/** FORM-03: returns the countries in the order of `names`. Leaves out countries without a name there. */
export const countryList = (names: CountryNames): readonly Country[] =>
  Object.entries(names).flatMap(([countryCode, countryName]) =>
    isCountryCode(countryCode) ? [{ countryCode, countryName }] : [],
  );

/** FORM-03: returns `countryList` with alpha-3 codes as `countryCode`. */
export const SGcountryList = (names: CountryNames): readonly SGCountry[] =>
  countryList(names).map(({ countryCode, countryName }) => ({
    countryCode: alpha3[countryCode],
    twoCode: countryCode,
    countryName,
  }));

/** FORM-03: returns the countries of `countryList` in groups by initial, in its order. Codes are alpha-2. */
export const groupList = (names: CountryNames): readonly CountryGroup[] => groupsOf(countryList(names));

/** FORM-03: returns the countries of `SGcountryList` in groups by initial, in its order. Codes are alpha-3. */
export const SGgroupList = (names: CountryNames): readonly CountryGroup[] => groupsOf(SGcountryList(names));

/** FORM-03: returns a lookup from code to country and from name to country. */
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

/** Returns the first letter without its marks (Å is under A). Skips a Thai vowel that is written before its consonant. */
const initialOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/^[\u0E40-\u0E44]/, '')
    .charAt(0)
    .toUpperCase();
