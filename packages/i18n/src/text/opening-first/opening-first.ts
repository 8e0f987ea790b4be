import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** In place of what only the holder of an account can see: that the account comes first, and the way to it. */
export const openingFirst = defineText('opening-first', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
