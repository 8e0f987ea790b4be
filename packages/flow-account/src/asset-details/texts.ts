import { defineText } from '@quayside/i18n/define-text';
import en from './texts/en.json' with { type: 'json' };

/** The figures of an account on /sg-assets-detail and its CFD page, each with a sentence that defines it. */
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
