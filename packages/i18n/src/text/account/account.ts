import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The account centre and what starts there: tier, margin upgrade, changed information, requested documents. */
export const account = defineText('account', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
