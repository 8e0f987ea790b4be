import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The title of every screen, `title.<name of the route>` (NAV-02). */
export const titles = defineText('titles', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
