/**
 * The app types of the four specified editions, as in `appType` and the X-Type header (START-07; specification, section
 * 4).
 */
export const appTypes = { mainland: 1, hongKong: 2, pro: 5, singapore: 12 } as const;
/**
 * The number that identifies an edition in `appType` and in the X-Type header: one of `appTypes`, or the number of an
 * additional edition.
 */
export type AppType = number;

/** The app types of the specified editions. The keys are the edition names in URLs, review links and texts. */
export const editionAppTypes = {
  sg: 12,
  hk: 2,
  mainland: 1,
  pro: 5,
} as const satisfies Readonly<Record<string, AppType>>;
/** The name of a specified edition: `sg`, `hk`, `mainland` or `pro`. */
export type SpecifiedEdition = keyof typeof editionAppTypes;
/** The name of a specified edition, or of an additional edition. */
export type EditionName = SpecifiedEdition | (string & {});
/** The specified editions in display order, Singapore first. */
export const editionNames = Object.keys(editionAppTypes) as readonly SpecifiedEdition[];

/** Returns the name of the specified edition with this app type, or undefined if there is none. */
export const findEditionByAppType = (appType: number): SpecifiedEdition | undefined =>
  editionNames.find((name) => editionAppTypes[name] === appType);

/** The default value of the X-Type header (CALL-02): Singapore. */
export const defaultAppType: AppType = editionAppTypes.sg;

/**
 * Returns whether a value is the app type of a specified edition. Returns false for strings, even if they are numeric.
 */
export const isAppType = (value: unknown): value is AppType => findEditionByAppType(value as number) !== undefined;

/** Returns whether the pages of an edition use the pro theme (START-07). */
export const hasProTheme = (appType: AppType): boolean => appType === editionAppTypes.pro;

/** The colour scheme of gains and losses. 1: gains are red and losses green. 2: gains are green and losses red. */
export type StockColorType = 1 | 2;

/**
 * Returns the default colour scheme for a `langType`: 1 for simplified Chinese (`langType` 1), 2 for all others
 * (START-09).
 */
export const defaultStockColorType = (language: number): StockColorType => (language === 1 ? 1 : 2);
