import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What went wrong between the page and the server, by `messageKey` of the error (ERR-01 to ERR-04): what happened, and what to do. */
export const errors = defineText('errors', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
