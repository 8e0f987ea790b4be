import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** What rules find wrong, by issue code. English messages of the specification are word for word (MSG-01 to MSG-40). */
export const issues = defineText('issues', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
