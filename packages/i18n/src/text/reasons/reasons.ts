import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * Reasons why a reviewer returned an item or an opening failed, by code of the reason catalogue. `requirement.<id>` is the name of the item. All policy reasons
 * have one neutral text, so that customers do not learn of a suspicion.
 */
export const reasons = defineText(
  'reasons',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
