import { loadCountryNames } from '@quayside/i18n/internals/text/countries';
import type { Language } from '@quayside/i18n/language';
import { useLanguage } from '@quayside/i18n/use-text';
import { callingCode, callingCodes } from '@quayside/rules/internals/phone/calling-codes';
import type { PhoneCountry } from '@quayside/ui/phone-field';

type Loader = () => Promise<readonly PhoneCountry[]>;

/**
 * Returns a function that loads the countries with their calling codes, sorted by name. The function is the same for each language, because pickers compare
 * loaders by identity.
 */
export const usePhoneCountries = (): Loader => loaderOf(useLanguage());

/** Returns the calling code of a country as digits without "+". Returns 65 (Singapore) for undefined and for a country without a code. */
export const callingCodeDigits = (country: string | undefined): string =>
  (country && callingCode(country)?.slice(1)) || singapore;

const singapore = '65';

const loaders = new Map<Language, Loader>();

function loaderOf(language: Language): Loader {
  const known = loaders.get(language);
  if (known) return known;
  const loader = () => load(language);
  loaders.set(language, loader);
  return loader;
}

async function load(language: Language): Promise<readonly PhoneCountry[]> {
  const [names, english, { countryLookup }] = await Promise.all([
    loadCountryNames(language),
    loadCountryNames('en'),
    import('@quayside/rules/internals/country'),
  ]);
  const named = countryLookup(names);
  const inEnglish = countryLookup(english);
  const countries = callingCodes.map(({ country, callingCode }) => {
    const label = named.byCode(country)?.countryName ?? country;
    const englishName = inEnglish.byCode(country)?.countryName ?? label;
    return { value: country, label, callingCode: callingCode.slice(1), englishName };
  });
  const { compare } = new Intl.Collator(language); // localeCompare takes several times as long
  return countries.toSorted((a, b) => compare(a.label, b.label));
}
