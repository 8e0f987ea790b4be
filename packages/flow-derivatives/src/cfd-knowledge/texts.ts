import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** The text group of the CFD quiz: questions as `<question>.label` and answers as `<question>.<option>`, with the ids of `knowledge-quiz` in rules. */
export const quizCfd = defineText(
  'quiz-cfd',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'quiz-cfd': typeof quizCfd;
  }
}
