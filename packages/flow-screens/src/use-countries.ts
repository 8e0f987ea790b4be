import type { Language } from '@quayside/i18n/language';
import { useLanguage } from '@quayside/i18n/use-text';
import type { CountryOption, CountrySource } from '@quayside/ui/country-field';

/**
 * Returns a function that loads all countries, named in the current language. It is the same function for each language, because pickers compare it by
 * identity.
 */
export const useCountries = (): CountrySource => loaderOf(useLanguage());

const loaders = new Map<Language, () => Promise<readonly CountryOption[]>>();

function loaderOf(language: Language): () => Promise<readonly CountryOption[]> {
  const known = loaders.get(language);
  if (known) return known;
  const loader = async () => {
    const { loadCountryNames } = await import('@quayside/i18n/internals/text/countries');
    const [names, english] = await Promise.all([loadCountryNames(language), loadCountryNames('en')]);
    return Object.entries(names).map(([value, label]) => ({ value, label, englishName: english[value] ?? label }));
  };
  loaders.set(language, loader);
  return loader;
}
