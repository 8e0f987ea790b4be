import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What an approved product allows, up to which limit, and where the customer finds it. */
export const derivativeOpened = defineText(
  'derivative-opened',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
