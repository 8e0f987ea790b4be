import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Explanations of the right answers of the options quiz. They load after the server has graded an attempt. */
export const quizOptionsExplanations = defineText(
  'quiz-options-explanations',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
