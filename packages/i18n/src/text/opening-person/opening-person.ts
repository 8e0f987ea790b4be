import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-show-sinpass and /sg-sinpass-additional: what the national digital ID is asked for and says, and what it leaves open. */
export const openingPerson = defineText('opening-person', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
