import { editionAppTypes } from '@quayside/platform/app-type';
import type { BaseCurrency } from './prices.ts';

const byApp: Readonly<Record<number, BaseCurrency>> = {
  [editionAppTypes.hk]: 'HKD',
  [editionAppTypes.mainland]: 'USD',
};

/** Returns the base currency of an account, which depends on the app that opened it; by default SGD. Tiers use SGD in every app (TIER-03). */
export const getBaseCurrency = (appType: number): BaseCurrency => byApp[appType] ?? 'SGD';
