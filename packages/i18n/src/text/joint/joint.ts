import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** A joint account: the board of both holders, the invitation, the hand-over on one device. */
export const joint = defineText('joint', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
