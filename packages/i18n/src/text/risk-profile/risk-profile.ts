import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-risklevel: questions and options of the questionnaire by their ids, and the levels. */
export const riskProfile = defineText(
  'risk-profile',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
