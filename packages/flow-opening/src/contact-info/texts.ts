import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Texts of /sg-contact-info: mobile number, email, residential and mailing address, and the reason for an address in another country (RULE-11). */
export const openingContact = defineText(
  'opening-contact',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'opening-contact': typeof openingContact;
  }
}
