import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What a host says around its screens: a login that failed, a page that did not load, a flow that is not offered. */
export const host = defineText('host', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
