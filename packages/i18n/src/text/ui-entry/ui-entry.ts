import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of fields for numbers, codes and secrets, and of their pickers. */
export const uiEntry = defineText(
  'ui-entry',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
