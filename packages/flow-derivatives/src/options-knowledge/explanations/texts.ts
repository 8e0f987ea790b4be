import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Explanations of the right answers of the options quiz, which load after the server has graded an attempt. */
export const quizOptionsExplanations = defineText(
  'quiz-options-explanations',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'quiz-options-explanations': typeof quizOptionsExplanations;
  }
}
