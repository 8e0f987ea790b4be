import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-show-sinpass and /sg-sinpass-additional: details from the national digital ID, and the questions that remain. */
export const openingPerson = defineText(
  'opening-person',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
