/** `appType` and the X-Type header (START-07; specification, section 4). */
export const appTypes = { mainland: 1, hongKong: 2, pro: 5, singapore: 12 } as const;
/** The number by which app and server know an edition. */
export type AppType = (typeof appTypes)[keyof typeof appTypes];

/** The regional apps by the names that addresses, review links and texts have for them. */
export const editionAppTypes = {
  sg: appTypes.singapore,
  hk: appTypes.hongKong,
  mainland: appTypes.mainland,
  pro: appTypes.pro,
} as const satisfies Readonly<Record<string, AppType>>;
/** `sg`, `hk`, `mainland` or `pro`. */
export type EditionName = keyof typeof editionAppTypes;
/** Singapore's first, as lists show them. */
export const editionNames: readonly EditionName[] = ['sg', 'hk', 'mainland', 'pro'];

/** The regional app of an app type; undefined for a number that is none. */
export const editionOfAppType = (appType: number): EditionName | undefined =>
  editionNames.find((name) => editionAppTypes[name] === appType);

/** What X-Type says where the edition does not (CALL-02). */
export const defaultAppType: AppType = appTypes.singapore;

const known: readonly number[] = Object.values(appTypes);
/** Whether something is one of the numbers of `appTypes`; numeric text is not. */
export const isAppType = (value: unknown): value is AppType => known.includes(value as number);

/** The pro app type sets the pro theme on the page (START-07). */
export const hasProTheme = (appType: AppType): boolean => appType === appTypes.pro;

/** 1: red is up, green is down; 2: green is up, red is down. */
export type StockColorType = 1 | 2;

/** START-09: 1 for language 1 (simplified Chinese), 2 otherwise. `language` is a `langType`. */
export const defaultStockColorType = (language: number): StockColorType => (language === 1 ? 1 : 2);
