import { defineText } from '../../define-text.ts';
import en from './en.json' with { type: 'json' };

/** /sg-check-answers: every answer read back, and what its documents are called. */
export const checkAnswers = defineText(
  'check-answers',
  en,
  (language) => import(`./${language}.json`, { with: { type: 'json' } }),
);
