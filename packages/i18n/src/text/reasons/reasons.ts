import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Why a reviewer sent an item back or an opening failed, by the code of the reason catalogue; `requirement.<id>` names the item. One neutral wording for policy, so that nobody is told of a suspicion. */
export const reasons = defineText(
  'reasons',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
