import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Uploads, camera, picture hints and the signature pad. */
export const uiDocuments = defineText(
  'ui-documents',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
