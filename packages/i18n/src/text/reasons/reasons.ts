import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Why a reviewer sent an item back or an opening failed, by the code of the reason catalogue; `requirement.<id>` names the item. One neutral wording for policy, so that nobody is told of a suspicion. */
export const reasons = defineText('reasons', en, {
  'zh-Hans': () => import('./zh-Hans.json', { with: { type: 'json' } }),
  'zh-Hant': () => import('./zh-Hant.json', { with: { type: 'json' } }),
  ms: () => import('./ms.json', { with: { type: 'json' } }),
  th: () => import('./th.json', { with: { type: 'json' } }),
  ja: () => import('./ja.json', { with: { type: 'json' } }),
});
