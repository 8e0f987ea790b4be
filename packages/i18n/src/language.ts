import { type LanguageRow, languageTable } from '@quayside/rules/language-table';

/** An interface language, as BCP 47 code, the only form used inside Quayside (LANG-01). */
export type Language = keyof typeof languageTable;
/** The interface languages, in the order in which lists show them. */
export const languages = Object.keys(languageTable) as readonly Language[];

/** Shown when a text or a language is missing (specification, section 9). */
export const fallbackLanguage: Language = 'en';

/** `langType` and the X-Lang header: 1 simplified Chinese, 2 traditional Chinese, 3 English, 4 Malay, 5 Thai, 6 Japanese (specification, section 4). */
export const languageNumbers = Object.fromEntries(
  Object.entries(languageTable).map(([tag, { number }]) => [tag, number]),
) as Readonly<Record<Language, number>>;
/** The names that the specification and the native app use. */
export const languageNames = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ languages.map((tag) => [tag, (languageTable[tag] as LanguageRow).name ?? tag]),
) as Readonly<Record<Language, string>>;
/** The name of each language in itself, for the switcher. */
export const ownNames = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ languages.map((tag) => [tag, languageTable[tag].ownName]),
) as Readonly<Record<Language, string>>;

/** Whether something is the code of an interface language; `zh` alone is none. */
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The language of a `langType` (`'5'`, `5`), of a specification name (`zhCHS`) or of a BCP 47 code; undefined for anything else. */
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
 * The language of the app's browser view by the specification's rule (LANG-03): simplified Chinese variants give simplified,
 * Hong Kong, Macau, Taiwan and Hant give traditional, anything else English. Undefined where the browser says nothing.
 */
export function languageOfBrowser(preference: string | undefined): Language | undefined {
  if (!preference) return undefined;
  const tag = preference.toLowerCase();
  if (!/^zh\b/.test(tag)) return 'en';
  if (tag.includes('hans')) return 'zh-Hans'; // the script says more than the place
  return /hant|-(hk|tw|mo)\b/.test(tag) ? 'zh-Hant' : 'zh-Hans';
}

/**
 * Returns the language of a browser's preferences (`navigator.languages`, Accept-Language) in their order: the first that is offered, in its script, else in any.
 * English where none is, and undefined where the browser says nothing. Chinese goes by the rule of LANG-03; of the other languages the first subtag counts.
 */
export function languageOfPreferences(
  preferences: readonly string[],
  offered: readonly Language[] = languages,
): Language | undefined {
  for (const preference of preferences) {
    const tag = preference.trim().toLowerCase().replaceAll('_', '-');
    const primary = /^[a-z]{2,3}(?![a-z\d])/.exec(tag)?.[0]; // what follows may be a region, an extension, or the charset of a POSIX locale
    const exact = primary === 'zh' ? languageOfBrowser(tag) : primary;
    const found =
      offered.find((one) => one === exact) ?? offered.find((one) => primary && one.startsWith(`${primary}-`));
    if (found) return found;
  }
  return preferences.some((preference) => /\S/.test(preference)) ? fallbackLanguage : undefined;
}

/** Returns the languages of an Accept-Language header (RFC 9110) in the order of their weights; none for `*`, and those of weight 0 left out. */
export const preferencesOf = (acceptLanguage: string | null | undefined): readonly string[] =>
  (acceptLanguage ?? '')
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = Number(parameters.find((one) => /^q=/i.test(one))?.slice(2) ?? 1);
      return tag && tag !== '*' && weight > 0 ? [{ tag, weight }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** Who may say in which language the page is, in the order in which they count. */
export type LanguageSources = {
  /** what the visible switcher was set to, kept between visits */
  chosen?: string | number | null | undefined;
  /** `langType` of the query or of the host app's user agent */
  parameter?: string | number | null | undefined;
  /** `navigator.language` in the native app, by the rule of LANG-03 */
  browser?: string | undefined;
  /** the preferences of a browser outside of the native app, in place of `browser` */
  preferences?: readonly string[] | undefined;
  /** the languages of the edition, for `preferences`; all if absent */
  offered?: readonly Language[] | undefined;
  /** the edition's default (LANG-02): English on Singapore hosts, simplified Chinese otherwise */
  editionDefault: Language;
};

/** Switcher, then query or host-app agent, then browser, then the edition's default. */
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
  (preferences ? languageOfPreferences(preferences, offered) : languageOfBrowser(browser)) ??
  editionDefault;

const arrayOrder: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en', 'ms', 'th'];

/** The entry of an array-form message: zhCHS, zhCHT, en, ms, th (LANG-05); Japanese, which the order lacks, and short arrays get the English entry. */
export const pickFromArray = (messages: readonly string[], language: Language): string =>
  messages[arrayOrder.indexOf(language)] ?? messages[arrayOrder.indexOf('en')] ?? '';
