import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** In place of what only the holder of an account can see: that the account comes first, and the way to it. */
export const openingFirst = defineText(
  'opening-first',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
