import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of uploads, camera, photo advice, agreements and signature. */
export const uiDocuments = defineText(
  'ui-documents',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
