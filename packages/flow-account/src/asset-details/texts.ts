import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** The text group with the names and definitions of the metrics on /assets-detail-sg and /cfd-assets-detail. */
export const accountMetrics = defineText(
  'account-metrics',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'account-metrics': typeof accountMetrics;
  }
}
