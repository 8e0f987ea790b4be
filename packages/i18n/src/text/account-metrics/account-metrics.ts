import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The figures of an account on /sg-assets-detail and its CFD page, each with a sentence that defines it. */
export const accountMetrics = defineText(
  'account-metrics',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
