import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-submit-photo and /sg-submit-address: photos of the identity document, and the proof of address. */
export const openingDocuments = defineText(
  'opening-documents',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
