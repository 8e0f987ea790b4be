import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts that all fields share: optional, search, no results, characters left. */
export const uiFields = defineText(
  'ui-fields',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
