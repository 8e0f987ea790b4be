import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Home once somebody is signed in: where each of their applications stands, and what comes next. */
export const homeStatus = defineText('home-status', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
