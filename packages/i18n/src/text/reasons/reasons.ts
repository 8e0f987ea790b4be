import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * Why a reviewer returned an item or an opening failed, by the code of the reason catalogue. `requirement.<id>` names
 * the item. All policy reasons have one neutral text, so that customers do not learn of a suspicion.
 */
export const reasons = defineText(
  'reasons',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
