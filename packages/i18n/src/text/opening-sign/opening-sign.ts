import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-sign-info: the signature, the declaration, the submission. */
export const openingSign = defineText(
  'opening-sign',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
