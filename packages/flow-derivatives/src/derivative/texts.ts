import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** The text group of applications for options, futures and CFDs: experience, quiz, disclosures and outcomes. */
export const derivatives = defineText(
  'derivatives',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly derivatives: typeof derivatives;
  }
}
