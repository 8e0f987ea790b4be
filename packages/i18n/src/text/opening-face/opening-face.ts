import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The face picture: before, during, accepted, not accepted, not accepted repeatedly. */
export const openingFace = defineText('opening-face', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
