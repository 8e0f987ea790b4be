import type { CalendarDate } from '@quayside/values/calendar-date';
import type { DerivativeProduct } from '../enumerations.ts';

/** Option ids of every question. */
export const quizOptions = ['a', 'b', 'c'] as const;
/** One of the ids in `quizOptions`. The text group of the quiz has the text of the option. */
export type QuizOption = (typeof quizOptions)[number];

/** The questions of a quiz, without the correct options. Only the server has those (`knowledge-quiz/judge-quiz`). */
export type QuestionSet = {
  readonly product: DerivativeProduct;
  /** The version of the question set, which is also its first day of use. */
  readonly version: CalendarDate;
  /** Question ids. Each question has the options of `quizOptions`. Texts are `<question>` and `<question>.<option>` in the text group `quiz-<product>`. */
  readonly questions: readonly string[];
};

/**
 * All question sets. Each product has eight questions. A changed question or answer needs a new set with a new date.
 */
export const questionSets: readonly QuestionSet[] = [
  {
    product: 'options',
    version: '2026-01-01',
    questions: ['call', 'premium', 'seller', 'multiplier', 'assignment', 'time-decay', 'expiry', 'break-even'],
  },
  {
    product: 'futures',
    version: '2026-01-01',
    questions: [
      'obligation',
      'tick-value',
      'initial-margin',
      'mark-to-market',
      'margin-call',
      'loss',
      'rollover',
      'settlement',
    ],
  },
  {
    product: 'cfd',
    version: '2026-01-01',
    questions: ['ownership', 'counterparty', 'leverage', 'financing', 'close-out', 'gap', 'dividend', 'short-selling'],
  },
];
