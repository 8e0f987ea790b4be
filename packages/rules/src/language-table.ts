/** What the interface language of a page decides, beside its texts. */
export type LanguageRow = {
  /** `langType` and the X-Lang header (specification, section 4) */
  readonly number: number;
  /** the name that the specification and the native app use, where it is not the tag */
  readonly name?: string;
  /** how the language calls itself: for the switcher */
  readonly ownName: string;
  /** dates are written 2026年12月31日; otherwise 31/12/2026 */
  readonly yearFirst?: true;
};

/**
 * The interface languages by BCP 47 tag, in the order in which lists show them. A tag also gives the locale of vendors and the font of documents
 * (`localeOf`), the matching of browsers, and the files of its texts.
 */
export const languageTable = {
  en: { number: 3, ownName: 'English' },
  'zh-Hans': { number: 1, name: 'zhCHS', ownName: '简体中文', yearFirst: true },
  'zh-Hant': { number: 2, name: 'zhCHT', ownName: '繁體中文', yearFirst: true },
  ms: { number: 4, ownName: 'Bahasa Melayu' },
  th: { number: 5, ownName: 'ไทย' },
  ja: { number: 6, ownName: '日本語', yearFirst: true },
} as const satisfies Readonly<Record<string, LanguageRow>>;

/** Whether a language (BCP 47) writes the year before month and day. */
export const isYearFirst = (language: string): boolean =>
  (languageTable as Readonly<Record<string, LanguageRow | undefined>>)[language]?.yearFirst === true;
