import { defineText } from '@quayside/i18n/define-text';
import type {} from '@quayside/i18n/internals/text-overrides'; // the declaration below extends it
import en from './texts/en.json' with { type: 'json' };

/** Questions of the options quiz. The keys are `<question>.label` and `<question>.<option>`, with the ids of `knowledge-quiz`. */
export const quizOptions = defineText(
  'quiz-options',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'quiz-options': typeof quizOptions;
  }
}
