import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-submit-photo and /sg-submit-address: pictures of the identity document, the proof of address. */
export const openingDocuments = defineText('opening-documents', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
