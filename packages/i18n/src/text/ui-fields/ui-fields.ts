import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What fields say whatever they ask for: optional, search, no results, characters left. */
export const uiFields = defineText('ui-fields', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
