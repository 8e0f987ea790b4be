import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What a reviewer asks for later: a bank transfer, more documents, the proof of a relationship. */
export const openingRequests = defineText('opening-requests', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
