import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The questions of the options quiz by the ids of `knowledge-quiz`: `<question>` and `<question>.<option>`. */
export const quizOptions = defineText(
  'quiz-options',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
