import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What an embedded flow says by itself: that all that was asked for is given, or why it cannot go on. */
export const embed = defineText('embed', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
