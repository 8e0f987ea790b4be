import { editionAppTypes } from '@quayside/platform/app-type';
import type { BaseCurrency } from './prices.ts';

const byApp: Readonly<Record<number, BaseCurrency>> = {
  [editionAppTypes.hk]: 'HKD',
  [editionAppTypes.mainland]: 'USD',
};

/** Returns the currency in which an account is valued: that of the app in which it was opened, by default SGD. Tiers are judged in SGD in every app (TIER-03). */
export const baseCurrencyOf = (appType: number): BaseCurrency => byApp[appType] ?? 'SGD';
