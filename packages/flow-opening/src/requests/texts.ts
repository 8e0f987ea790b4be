import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Texts of requests of a reviewer: a bank transfer, additional documents, proof of a relationship. */
export const openingRequests = defineText(
  'opening-requests',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'opening-requests': typeof openingRequests;
  }
}
