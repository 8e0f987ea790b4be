import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts about the remaining time of a flow, and about the answers that are saved when the customer leaves it. Loaded with the application. */
export const leaving = defineText(
  'leaving',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
