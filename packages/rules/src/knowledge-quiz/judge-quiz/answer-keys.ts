import type { DerivativeProduct } from '../../enumerations.ts';
import type { QuizOption } from '../knowledge-quiz.ts';

/** Correct options by product, version of the question set, and question. The text group `quiz-<product>-explanations` explains them. */
export const answerKeys: Readonly<
  Record<DerivativeProduct, Readonly<Record<string, Readonly<Record<string, QuizOption>>>>>
> = {
  options: {
    '2026-01-01': {
      call: 'b',
      premium: 'a',
      seller: 'c',
      multiplier: 'b',
      assignment: 'c',
      'time-decay': 'a',
      expiry: 'a',
      'break-even': 'c',
    },
  },
  futures: {
    '2026-01-01': {
      obligation: 'b',
      'tick-value': 'c',
      'initial-margin': 'a',
      'mark-to-market': 'b',
      'margin-call': 'c',
      loss: 'a',
      rollover: 'b',
      settlement: 'c',
    },
  },
  cfd: {
    '2026-01-01': {
      ownership: 'c',
      counterparty: 'a',
      leverage: 'b',
      financing: 'a',
      'close-out': 'b',
      gap: 'c',
      dividend: 'a',
      'short-selling': 'b',
    },
  },
};
