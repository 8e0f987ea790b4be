import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Text group of the pages /sg-submit-photo and /sg-submit-address about uploaded documents. English is bundled; other languages load on demand. */
export const openingDocuments = defineText(
  'opening-documents',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'opening-documents': typeof openingDocuments;
  }
}
