import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/**
 * /sg-assets-select and /sg-risklevel: experience, cognitive assessment, declarations, risk profile. Fields have their
 * name as key, options `<list>.<id>`.
 */
export const tradingExperience = defineText(
  'trading-experience',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
