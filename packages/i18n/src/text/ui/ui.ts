import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What most components share: close, back, busy, show and hide, states of a step. */
export const ui = defineText('ui', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
