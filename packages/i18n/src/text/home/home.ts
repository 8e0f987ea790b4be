import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Home before anybody is signed in: who may open an account in which edition, what to have ready, what comes next. */
export const home = defineText('home', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
