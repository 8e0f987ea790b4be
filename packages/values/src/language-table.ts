/** An interface language: its number, its names and its date order. */
export type LanguageRow = {
  /** The value of `langType` and of the X-Lang header (specification, section 4). */
  readonly number: number;
  /** The name in the specification and the native app, if it differs from the tag. */
  readonly name?: string;
  /** The name of the language in the language itself, for the switcher. */
  readonly ownName: string;
  /** Dates are 2026年12月31日 instead of 31 Dec 2026. */
  readonly yearFirst?: true;
};

/**
 * The interface languages by BCP 47 tag, in display order. The tag also selects the locale for vendors, the font of documents (`getLikelyLocale`), the browser
 * languages and the text files.
 */
export const languageTable = {
  en: { number: 3, ownName: 'English' },
  'zh-Hans': { number: 1, name: 'zhCHS', ownName: '简体中文', yearFirst: true },
  'zh-Hant': { number: 2, name: 'zhCHT', ownName: '繁體中文', yearFirst: true },
  ms: { number: 4, ownName: 'Bahasa Melayu' },
  th: { number: 5, ownName: 'ไทย' },
  ja: { number: 6, ownName: '日本語', yearFirst: true },
} as const satisfies Readonly<Record<string, LanguageRow>>;

/** Returns whether a language (BCP 47) writes the year before month and day. */
export const isYearFirst = (language: string): boolean =>
  (languageTable as Readonly<Record<string, LanguageRow | undefined>>)[language]?.yearFirst === true;
