import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The W-8BEN after an account is open: how it stands, what has changed, the affidavit. The English of `affidavit.same` and `affidavit.moved` is binding. */
export const w8benLife = defineText('w8ben-life', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
