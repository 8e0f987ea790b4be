import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-assets-detail and its CFD page: the figures of an account by name, each with a sentence on what it counts. */
export const accountMetrics = defineText(
  'account-metrics',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
