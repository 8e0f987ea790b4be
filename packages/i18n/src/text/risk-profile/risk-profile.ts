import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of /sg-risklevel: the questions and options of the questionnaire by id, and the risk levels. */
export const riskProfile = defineText(
  'risk-profile',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
