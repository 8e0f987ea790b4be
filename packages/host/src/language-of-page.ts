import { detectLanguage, type Language } from '@quayside/i18n/language';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { Edition } from './edition.ts';

/** Cookie of the language switcher, so that the server can send the page in that language. */
export const languageCookie = 'quayside-language';

/** Where the language type is kept on the device (LANG-03), and the prefix of everything that a host keeps there. */
export const keptLanguageKey = 'langType';
/** Put before every key that a host keeps on the device, so that other apps of the origin are left alone. */
export const storagePrefix = 'quayside.';

/**
 * Returns the language by switcher, langType, stored language (not in the app), browser, then the edition's default. A browser starts in the first of its
 * languages that the edition has; the app keeps the specified mapping (LANG-03). A language that the edition lacks gives its default.
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

/** Some web views have no list. */
const preferencesOfPage = ({ language, languages }: Pick<Navigator, 'language' | 'languages'>): readonly string[] =>
  language ? [language, ...(languages ?? [])] : [];

/** Returns the cookie of the language switcher; undefined if it was never used. The value is not validated. */
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

/** Reads the stored value directly: the storage wrapper is not loaded before the first frame. */
function keptLanguage(): string | undefined {
  try {
    return String(JSON.parse(localStorage.getItem(storagePrefix + keptLanguageKey) ?? '{}').value);
  } catch {
    return undefined; // storage is blocked, or somebody else's value stands there
  }
}
