import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * Texts of the notice that people without an open account see instead of an account page. The notice says that they must open an account first, and links to
 * their application.
 */
export const openingFirst = defineText(
  'opening-first',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
