import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** The text group of the account centre and its flows: tier changes, margin upgrades, changes of information, requested documents. */
export const account = defineText(
  'account',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly account: typeof account;
  }
}
