import { detectLanguage, type Language } from '@quayside/i18n/language';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { Edition } from './edition.ts';

/** Cookie of the language switcher, which lets the server send the page in that language. */
export const languageCookie = 'quayside-language';

/** Storage key of the language type (LANG-03). */
export const languageTypeKey = 'langType';
/** Prefix of all storage keys of a host, which separates them from other apps on the same origin. */
export const storagePrefix = 'quayside.';

/**
 * Returns the language by switcher, langType, stored language (not in the app), browser, then the edition's default. A browser starts in its first preferred
 * language that the edition has. The app uses the specified mapping (LANG-03). For a language that the edition lacks, returns the default.
 */
export function languageOfPage(edition: Edition, parameters: PageParameters, place: 'app' | 'browser'): Language {
  const language = detectLanguage({
    chosen: chosenLanguage(),
    parameter: parameters.langType ?? (place === 'browser' ? keptLanguage() : undefined),
    ...(place === 'app' ? { browser: navigator.language } : { preferences: preferencesOfPage(navigator) }),
    offered: edition.languages,
    editionDefault: edition.defaultLanguage,
  });
  return edition.languages.includes(language) ? language : edition.defaultLanguage;
}

/** Returns the preferred languages. Some web views have no list. */
const preferencesOfPage = ({ language, languages }: Pick<Navigator, 'language' | 'languages'>): readonly string[] =>
  language ? [language, ...(languages ?? [])] : [];

/** Returns the cookie of the language switcher, or undefined if it was never used. Does not validate the value. */
export function chosenLanguage(cookies: string = document.cookie): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
}

/** Stores the language for a year, for this app alone. */
export const rememberLanguage = (language: Language, base: string): void => {
  document.cookie = `${languageCookie}=${language}; path=${base}; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
};

/** Reads the stored value directly, because the storage wrapper is not loaded before the first frame. */
function keptLanguage(): string | undefined {
  try {
    return String(JSON.parse(localStorage.getItem(storagePrefix + languageTypeKey) ?? '{}').value);
  } catch {
    return undefined; // storage is blocked, or has a value of another app
  }
}
