import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The footer of pages without a form: links to the broker's legal pages. */
export const pageFoot = defineText(
  'page-foot',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
