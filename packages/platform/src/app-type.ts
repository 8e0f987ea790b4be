/** The values of `appType` and the X-Type header (START-07; specification, section 4). */
export const appTypes = { mainland: 1, hongKong: 2, pro: 5, singapore: 12 } as const;
/** The number of an edition in app and server. It can be one of `appTypes` or the number of an additional edition. */
export type AppType = number;

/** The app types of the specified editions, by the names in URLs, review links and texts. */
export const editionAppTypes = {
  sg: 12,
  hk: 2,
  mainland: 1,
  pro: 5,
} as const satisfies Readonly<Record<string, AppType>>;
/** The name of a specified edition. */
export type SpecifiedEdition = keyof typeof editionAppTypes;
/** `sg`, `hk`, `mainland` or `pro`, or the name of an additional edition. */
export type EditionName = SpecifiedEdition | (string & {});
/** The specified editions in display order, Singapore first. */
export const editionNames = Object.keys(editionAppTypes) as readonly SpecifiedEdition[];

/** Returns the specified edition of an app type, or undefined for other numbers. */
export const editionOfAppType = (appType: number): SpecifiedEdition | undefined =>
  editionNames.find((name) => editionAppTypes[name] === appType);

/** The default of X-Type (CALL-02). */
export const defaultAppType: AppType = editionAppTypes.sg;

/** Returns whether a value is the app type of a specified edition. Strings are not, even if numeric. */
export const isAppType = (value: unknown): value is AppType => editionOfAppType(value as number) !== undefined;

/** Returns whether the page uses the pro theme (START-07). */
export const hasProTheme = (appType: AppType): boolean => appType === editionAppTypes.pro;

/** The colours of gains and losses. 1: red is up and green is down. 2: green is up and red is down. */
export type StockColorType = 1 | 2;

/** Returns the default colours for a `langType`: 1 for simplified Chinese (1), 2 for all others (START-09). */
export const defaultStockColorType = (language: number): StockColorType => (language === 1 ? 1 : 2);
