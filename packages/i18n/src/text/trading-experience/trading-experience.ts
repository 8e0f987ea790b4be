import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-assets-select and /sg-risklevel: experience, the cognitive assessment, declarations, the risk profile. Fields by their name, options as `<list>.<id>`. */
export const tradingExperience = defineText(
  'trading-experience',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
