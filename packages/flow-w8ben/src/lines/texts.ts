import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/**
 * Text group of Form W-8BEN (Rev. October 2021). The English text of Part III is binding and verbatim; the other languages only explain it and load on demand.
 */
export const w8ben = defineText(
  'w8ben',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly w8ben: typeof w8ben;
  }
}
