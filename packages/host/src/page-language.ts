import { detectLanguage, type Language } from '@quayside/i18n/language';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { Edition } from './edition.ts';

/** The cookie of the language switcher. The server reads it and sends the page in that language. */
export const languageCookie = 'quayside-language';

/** The storage key of the language type (LANG-03). */
export const languageTypeKey = 'langType';
/** The prefix of all storage keys of a host, which separates them from other apps on the same origin. */
export const storagePrefix = 'quayside.';

/**
 * Returns the first known language of: the language switcher, `langType`, the stored language (not in the native app), the browser, the edition's default. A
 * browser starts in its first preferred language that the edition has. The native app uses the specified mapping (LANG-03). Returns the default for a language
 * that the edition lacks.
 */
export function resolvePageLanguage(edition: Edition, parameters: PageParameters, place: 'app' | 'browser'): Language {
  const language = detectLanguage({
    chosen: getChosenLanguage(),
    parameter: parameters.langType ?? (place === 'browser' ? storedLanguage() : undefined),
    ...(place === 'app' ? { browser: navigator.language } : { preferences: preferencesOfPage(navigator) }),
    offered: edition.languages,
    editionDefault: edition.defaultLanguage,
  });
  return edition.languages.includes(language) ? language : edition.defaultLanguage;
}

/** Returns the preferred languages. Some web views have no list. */
const preferencesOfPage = ({ language, languages }: Pick<Navigator, 'language' | 'languages'>): readonly string[] =>
  language ? [language, ...(languages ?? [])] : [];

/** Returns the unvalidated value of the language cookie, or undefined without one. */
export function getChosenLanguage(cookies: string = document.cookie): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
}

/** Stores the language in a cookie for one year and for the path `base`. */
export const storeLanguageChoice = (language: Language, base: string): void => {
  document.cookie = `${languageCookie}=${language}; path=${base}; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
};

/** Reads the stored value directly, because the storage wrapper is not loaded before the first frame. */
function storedLanguage(): string | undefined {
  try {
    return String(JSON.parse(localStorage.getItem(storagePrefix + languageTypeKey) ?? '{}').value);
  } catch {
    return undefined; // storage is blocked, or has a value of another app
  }
}
