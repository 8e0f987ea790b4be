import { derivativeProducts } from '@quayside/rules/enumerations';
import { quizOptions } from '@quayside/rules/internals/knowledge-quiz';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '../call.ts';
import { quizStanding } from '../customer.ts';

/** Evaluates one attempt at a product's knowledge quiz. Refuses during the waiting period and after a pass. */
export const answerQuiz = defineCall('answerQuiz', {
  summary: "Evaluates one attempt at a product's knowledge quiz; refuses during the waiting period and after a pass",
  path: 'account-server/api/answer-quiz/v1',
  request: lazyObject(() => ({
    product: z.enum(derivativeProducts),
    /** The version of the answered question set. */
    version: z.iso.date(),
    /** The chosen option by question id. */
    answers: z.record(z.string(), z.string()),
  })),
  response: lazyObject(() => ({
    result: z.enum(['passed', 'failed']),
    right: z.number(),
    of: z.number(),
    /** The number of right answers that is needed to pass. */
    needed: z.number(),
    wrong: z.array(z.object({ question: z.string(), rightOption: z.enum(quizOptions) })),
    /** The status of the quiz after this attempt. */
    standing: quizStanding,
  })),
});
/** A quiz result: the number of right answers, the pass mark, the wrong questions with their right options, and the remaining attempts. */
export type QuizResult = ResponseOf<typeof answerQuiz>;
