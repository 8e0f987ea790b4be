import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** A step handed from a desktop to a phone: the code to scan, waiting for it, and the phone's own pages. */
export const handOff = defineText('hand-off', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
