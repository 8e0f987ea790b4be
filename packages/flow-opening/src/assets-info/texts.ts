import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Texts of /sg-assets-info: employment, income, net worth, source of wealth, education. */
export const openingAssets = defineText(
  'opening-assets',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'opening-assets': typeof openingAssets;
  }
}
