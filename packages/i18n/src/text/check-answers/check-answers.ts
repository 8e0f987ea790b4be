import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Texts of /sg-check-answers: labels for all answers and names of documents. */
export const checkAnswers = defineText(
  'check-answers',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
