import { defineText } from '@quayside/i18n/define-text';
import en from './texts/en.json' with { type: 'json' };

/** The questions of the futures quiz by the ids of `knowledge-quiz`: `<question>` and `<question>.<option>`. */
export const quizFutures = defineText(
  'quiz-futures',
  en,
  (language) => import(`./texts/${language}.json`, { with: { type: 'json' } }),
);

declare module '@quayside/i18n/internals/text-overrides' {
  interface TextGroups {
    readonly 'quiz-futures': typeof quizFutures;
  }
}
