import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of the footer on pages without a form: links to the legal pages of the broker. */
export const pageFoot = defineText(
  'page-foot',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
