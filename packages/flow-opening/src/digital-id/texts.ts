import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Texts of /sg-show-sinpass and /sg-sinpass-additional: data of the national digital ID, and the remaining questions. */
export const openingPerson = defineText(
  'opening-person',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'opening-person': typeof openingPerson;
  }
}
