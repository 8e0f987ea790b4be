import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /web-onfido: the identity check by a partner, and its possible results. */
export const identityCheck = defineText(
  'identity-check',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
