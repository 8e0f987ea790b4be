import { type LanguageRow, languageTable } from '@quayside/values/internals/language-table';

/** An interface language as a BCP 47 tag. Quayside uses no other form internally (LANG-01). */
export type Language = keyof typeof languageTable;
/** The interface languages in display order. */
export const languages = Object.keys(languageTable) as readonly Language[];

/** The language that is used if a text or a language is missing (specification, section 9). */
export const fallbackLanguage: Language = 'en';

/**
 * The numbers of `langType` and the X-Lang header (specification, section 4): 1 simplified Chinese, 2 traditional
 * Chinese, 3 English, 4 Malay, 5 Thai, 6 Japanese.
 */
export const languageNumbers = Object.fromEntries(
  Object.entries(languageTable).map(([tag, { number }]) => [tag, number]),
) as Readonly<Record<Language, number>>;
/** The name of each language in the specification and the native app. */
export const languageNames = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ languages.map((tag) => [tag, (languageTable[tag] as LanguageRow).name ?? tag]),
) as Readonly<Record<Language, string>>;
/** The name of each language in the language itself, for the switcher. */
export const nativeLanguageNames = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ languages.map((tag) => [tag, languageTable[tag].ownName]),
) as Readonly<Record<Language, string>>;

/** Returns whether a value is the tag of an interface language. `zh` is not. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/**
 * Returns the language of a `langType` (`'5'`, `5`), a name in the specification (`zhCHS`) or a BCP 47 tag, or
 * undefined for other values.
 */
export function parseLanguage(value: string | number | null | undefined): Language | undefined {
  const text = String(value ?? '').trim();
  return languages.find(
    (language) =>
      text === String(languageTable[language].number) ||
      text === (languageTable[language] as LanguageRow).name ||
      text === language,
  );
}

/**
 * Returns the language for `navigator.language` by the rule of the specification (LANG-03). Simplified Chinese variants return simplified Chinese. Hong Kong,
 * Macau, Taiwan and Hant return traditional Chinese. Other languages return English. Returns undefined if the browser reports no language.
 */
export function languageFromBrowser(preference: string | undefined): Language | undefined {
  if (!preference) return undefined;
  const tag = preference.toLowerCase();
  if (!/^zh\b/.test(tag)) return 'en';
  if (tag.includes('hans')) return 'zh-Hans'; // a script subtag takes precedence over the region
  return /hant|-(hk|tw|mo)\b/.test(tag) ? 'zh-Hant' : 'zh-Hans';
}

/**
 * Returns the first of a browser's preferred languages (`navigator.languages`, Accept-Language) that is offered, or
 * offered in another script. Returns English if none is offered, and undefined if the browser reports no language.
 * Chinese follows the rule of LANG-03. For other languages only the first subtag counts.
 */
export function languageFromPreferences(
  preferences: readonly string[],
  offered: readonly Language[] = languages,
): Language | undefined {
  for (const preference of preferences) {
    const tag = preference.trim().toLowerCase().replaceAll('_', '-');
    const primary = /^[a-z]{2,3}(?![a-z\d])/.exec(tag)?.[0]; // the rest may be a region, an extension, or the charset of a POSIX locale
    const exact = primary === 'zh' ? languageFromBrowser(tag) : primary;
    const found =
      offered.find((one) => one === exact) ?? offered.find((one) => primary && one.startsWith(`${primary}-`));
    if (found) return found;
  }
  return preferences.some((preference) => /\S/.test(preference)) ? fallbackLanguage : undefined;
}

/** Returns the languages of an Accept-Language header (RFC 9110), sorted by weight. Leaves out `*` and languages with a weight of 0. */
export const parseAcceptLanguage = (acceptLanguage: string | null | undefined): readonly string[] =>
  (acceptLanguage ?? '')
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = Number(parameters.find((one) => /^q=/i.test(one))?.slice(2) ?? 1);
      return tag && tag !== '*' && weight > 0 ? [{ tag, weight }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** The sources of the language of a page, in order of priority. */
export type LanguageSources = {
  /** The language that the user selected in the switcher, stored between visits. */
  chosen?: string | number | null | undefined;
  /** `langType` from the query or from the user agent of the host app. */
  parameter?: string | number | null | undefined;
  /** `navigator.language` in the native app. LANG-03 applies. */
  browser?: string | undefined;
  /** The preferred languages of a browser outside the native app. If present, `browser` is ignored. */
  preferences?: readonly string[] | undefined;
  /** The languages of the edition, for `preferences`. Default: all. */
  offered?: readonly Language[] | undefined;
  /** The default language of the edition (LANG-02): English on Singapore hosts, otherwise simplified Chinese. */
  editionDefault: Language;
};

/**
 * Returns the language of a page. The first source with a language decides: the selected language, the query or the user agent of the host app, the browser,
 * the default of the edition.
 */
export const detectLanguage = ({
  chosen,
  parameter,
  browser,
  preferences,
  offered,
  editionDefault,
}: LanguageSources): Language =>
  parseLanguage(chosen) ??
  parseLanguage(parameter) ??
  (preferences ? languageFromPreferences(preferences, offered) : languageFromBrowser(browser)) ??
  editionDefault;

const arrayOrder: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en', 'ms', 'th'];

/**
 * Returns the message for a language from an array in the order zhCHS, zhCHT, en, ms, th (LANG-05). Returns the English message for Japanese, and for languages
 * beyond the end of a short array.
 */
export const pickFromArray = (messages: readonly string[], language: Language): string =>
  messages[arrayOrder.indexOf(language)] ?? messages[arrayOrder.indexOf('en')] ?? '';
