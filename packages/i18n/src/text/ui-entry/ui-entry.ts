import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Fields for numbers, codes and secrets, and their pickers. */
export const uiEntry = defineText(
  'ui-entry',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
