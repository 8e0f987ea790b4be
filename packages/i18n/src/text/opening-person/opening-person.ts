import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-show-sinpass and /sg-sinpass-additional: what the national digital ID is asked for and says, and what it leaves open. */
export const openingPerson = defineText(
  'opening-person',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
