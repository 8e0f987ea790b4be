import { defineText } from '@quayside/i18n/define-text';
import en from './texts/en.json' with { type: 'json' };

/** The approval of a product: what the customer can trade, the limit, and where to find the account. */
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
