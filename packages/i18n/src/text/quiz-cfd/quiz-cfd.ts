import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** The questions of the CFD quiz by the ids of `knowledge-quiz`: `<question>` and `<question>.<option>`. */
export const quizCfd = defineText(
  'quiz-cfd',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
