import { defineText } from '@quayside/i18n/define-text';
import en from './texts/en.json' with { type: 'json' };

/** Assurances about regulation and data: how data is protected, who sees it, how long it is kept. */
export const trust = defineText(
  'trust',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly trust: typeof trust;
  }
}
