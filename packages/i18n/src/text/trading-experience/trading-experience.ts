import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * Texts of /sg-assets-select and /sg-risklevel: experience, cognitive assessment, declarations, risk profile. The key of a field is its name, that of an option
 * `<list>.<id>`.
 */
export const tradingExperience = defineText(
  'trading-experience',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
