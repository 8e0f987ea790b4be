import type { CalendarDate } from '../calendar-date.ts';
import type { DerivativeProduct } from '../enumerations.ts';

/** The options of every question. */
export const quizOptions = ['a', 'b', 'c'] as const;
/** The id of an option; its words are in the text group of the quiz. */
export type QuizOption = (typeof quizOptions)[number];

/** What is asked, without what is right: that is the server's (`knowledge-quiz/judge-quiz`). */
export type QuestionSet = {
  readonly product: DerivativeProduct;
  /** also the day from which it is asked */
  readonly version: CalendarDate;
  /** question ids; each has the options of quizOptions, with words under `<question>` and `<question>.<option>` in the text group `quiz-<product>` */
  readonly questions: readonly string[];
};

/**
 * Eight questions a product, on the topics of domain handbook 7 (its choice: 8 to 10 items). A changed question or answer is a new set with its own date.
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
