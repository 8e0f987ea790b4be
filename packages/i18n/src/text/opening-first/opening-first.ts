import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of pages that only account holders can see: the account must be opened first, with a link to the application. */
export const openAccountFirst = defineText(
  'opening-first',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
