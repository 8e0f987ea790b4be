import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-base-info: identity, identity document, tax residences. */
export const openingBase = defineText(
  'opening-base',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
