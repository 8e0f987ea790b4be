import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Texts of /sg-submit-photo and /sg-submit-address: photos of the identity document, and the proof of address. */
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
