import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-assets-info: work, income, net worth, source of wealth, education. */
export const openingAssets = defineText('opening-assets', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
