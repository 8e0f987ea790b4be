import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Text group of the pages that ask for the route, tier, holders and account type. English is bundled; other languages load on demand. */
export const openingChoices = defineText(
  'opening-choices',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'opening-choices': typeof openingChoices;
  }
}
