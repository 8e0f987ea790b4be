import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The account centre and what starts there: tier, margin upgrade, changed information, requested documents. */
export const account = defineText(
  'account',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
