import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/**
 * The text group that explains the right answers of the futures quiz. It is separate from the questions, because it loads only after the server has graded an
 * attempt.
 */
export const quizFuturesExplanations = defineText(
  'quiz-futures-explanations',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'quiz-futures-explanations': typeof quizFuturesExplanations;
  }
}
