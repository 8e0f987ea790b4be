import { detectLanguage, type Language } from '@quayside/i18n/language';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { Edition } from './edition.ts';

/** The name of the cookie in which the language switcher stores the language. The server reads it to send the page in that language. */
export const languageCookie = 'quayside-language';

/** The storage key under which the app stores the number of the language (LANG-03). */
export const languageTypeKey = 'langType';
/** The prefix of all storage keys of a host. It separates them from other apps on the same origin. */
export const storagePrefix = 'quayside.';

/**
 * Returns the language of a page. The first of these that is known: the language switcher, `langType`, the stored language (not in the native app), the
 * preferred languages of the browser, the edition's default. The native app uses the specified mapping (LANG-03). A language that the edition lacks becomes the
 * default.
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

/** Returns the preferred languages of the browser. Some web views have no list, but only one language. */
const preferencesOfPage = ({ language, languages }: Pick<Navigator, 'language' | 'languages'>): readonly string[] =>
  language ? [language, ...(languages ?? [])] : [];

/** Returns the value of the language cookie, or undefined without one. It may be no known language. */
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

/** Returns the language that this device has stored, or undefined. Reads the storage directly, because its wrapper is not loaded before the first frame. */
function storedLanguage(): string | undefined {
  try {
    return String(JSON.parse(localStorage.getItem(storagePrefix + languageTypeKey) ?? '{}').value);
  } catch {
    return undefined; // storage is blocked, or has a value of another app
  }
}
