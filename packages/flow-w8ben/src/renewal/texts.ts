import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Text group of the W-8BEN after an account is open: status, changes and affidavit. The English texts `affidavit.same` and `affidavit.moved` are binding. */
export const w8benLife = defineText(
  'w8ben-life',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'w8ben-life': typeof w8benLife;
  }
}
