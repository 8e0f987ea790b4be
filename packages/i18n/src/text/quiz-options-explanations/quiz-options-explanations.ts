import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** Why the right answer of each question is right; loaded after the server has judged a try. */
export const quizOptionsExplanations = defineText(
  'quiz-options-explanations',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
