import { detectLanguage, type Language } from '@quayside/i18n/language';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { Edition } from './edition.ts';

/** The cookie that the visible switcher sets, so that the server can send the page in that language. */
export const languageCookie = 'quayside-language';

/** Where the language type is kept on the device (LANG-03), and the prefix of everything that a host keeps there. */
export const keptLanguageKey = 'langType';
/** Put before every key that a host keeps on the device, so that other apps of the origin are left alone. */
export const storagePrefix = 'quayside.';

/**
 * Switcher, then langType, then what was kept on the device (not in the app), then the browser, then the edition's default. A language that the edition does not
 * have gives its default.
 */
export function languageOfPage(edition: Edition, parameters: PageParameters, place: 'app' | 'browser'): Language {
  const language = detectLanguage({
    chosen: chosenLanguage(),
    parameter: parameters.langType ?? (place === 'browser' ? keptLanguage() : undefined),
    browser: navigator.language,
    editionDefault: edition.defaultLanguage,
  });
  return edition.languages.includes(language) ? language : edition.defaultLanguage;
}

/** What the visible switcher was last set to, as its cookie says; undefined where it was never used. Not checked to be a language. */
export function chosenLanguage(cookies: string = document.cookie): string | undefined {
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
}

/** Remembered for a year, for this app alone. */
export const rememberLanguage = (language: Language, base: string): void => {
  document.cookie = `${languageCookie}=${language}; path=${base}; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
};

/** Read before the first frame, so without the wrapper that wrote it. */
function keptLanguage(): string | undefined {
  try {
    return String(JSON.parse(localStorage.getItem(storagePrefix + keptLanguageKey) ?? '{}').value);
  } catch {
    return undefined; // storage is blocked, or somebody else's value stands there
  }
}
