import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /web-onfido: a third party's check of document and face, and each way in which it can end. */
export const identityCheck = defineText('identity-check', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
