import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The remaining time of a flow, and what is saved when the customer leaves it. Loaded with the application. */
export const leaving = defineText(
  'leaving',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
