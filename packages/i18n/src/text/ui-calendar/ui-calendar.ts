import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Months, weekdays and the words around them, in our own words: no web view's date formats are relied on. */
export const uiCalendar = defineText('ui-calendar', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
