import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-assets-detail and its CFD page: the figures of an account by name, each with a sentence on what it counts. */
export const accountMetrics = defineText('account-metrics', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
