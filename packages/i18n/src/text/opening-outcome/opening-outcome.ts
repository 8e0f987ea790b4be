import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /not-eligible: for each reason what rules somebody out, what of theirs it was, and what they can do. */
export const openingOutcome = defineText('opening-outcome', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
