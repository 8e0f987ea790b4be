import { editionAppTypes } from '@quayside/platform/app-type';
import type { BaseCurrency } from './prices.ts';

const byApp: Readonly<Record<number, BaseCurrency>> = {
  [editionAppTypes.hk]: 'HKD',
  [editionAppTypes.mainland]: 'USD',
};

/** Returns the base currency of accounts that an app opened, by the type of the app; SGD for an unknown type. Tiers use SGD in every app (TIER-03). */
export const getBaseCurrency = (appType: number): BaseCurrency => byApp[appType] ?? 'SGD';
