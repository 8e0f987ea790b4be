/** The values of `appType` and the X-Type header (START-07; specification, section 4). */
export const appTypes = { mainland: 1, hongKong: 2, pro: 5, singapore: 12 } as const;
/** The number of an edition in app and server: one of `appTypes`, or that of an edition beside the four specified ones. */
export type AppType = number;

/** The app types of the specified editions by the names in addresses, review links and texts. */
export const editionAppTypes = {
  sg: 12,
  hk: 2,
  mainland: 1,
  pro: 5,
} as const satisfies Readonly<Record<string, AppType>>;
/** The specified editions. */
export type SpecifiedEdition = keyof typeof editionAppTypes;
/** `sg`, `hk`, `mainland` or `pro`, or the name of another edition. */
export type EditionName = SpecifiedEdition | (string & {});
/** The specified editions in the order of lists, Singapore first. */
export const editionNames = Object.keys(editionAppTypes) as readonly SpecifiedEdition[];

/** Returns the specified edition of an app type, or undefined for another number. */
export const editionOfAppType = (appType: number): SpecifiedEdition | undefined =>
  editionNames.find((name) => editionAppTypes[name] === appType);

/** The default of X-Type (CALL-02). */
export const defaultAppType: AppType = editionAppTypes.sg;

/** Returns whether a value is the app type of a specified edition. Numeric texts are not. */
export const isAppType = (value: unknown): value is AppType => editionOfAppType(value as number) !== undefined;

/** Returns whether the page uses the pro theme (START-07). */
export const hasProTheme = (appType: AppType): boolean => appType === editionAppTypes.pro;

/** 1: red means up and green means down. 2: green means up and red means down. */
export type StockColorType = 1 | 2;

/** Returns the colours for a `langType`: 1 for simplified Chinese (1), 2 for all others (START-09). */
export const defaultStockColorType = (language: number): StockColorType => (language === 1 ? 1 : 2);
