import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** The text group of an approved product: what the customer can trade, the limit, and where to find the account. */
export const derivativeOpened = defineText(
  'derivative-opened',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'derivative-opened': typeof derivativeOpened;
  }
}
