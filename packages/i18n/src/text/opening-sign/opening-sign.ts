import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-sign-info: signature, declaration, submission. */
export const openingSign = defineText(
  'opening-sign',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
