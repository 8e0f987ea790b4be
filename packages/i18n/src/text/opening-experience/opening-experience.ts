import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-assets-select and /sg-risklevel: experience, the cognitive assessment, declarations, the risk profile. Fields by their name, options as `<list>.<id>`. */
export const openingExperience = defineText('opening-experience', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
