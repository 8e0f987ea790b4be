import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /web-onfido: a third party's check of document and face, and each way in which it can end. */
export const identityCheck = defineText(
  'identity-check',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
