import { derivativeProducts } from '@quayside/rules/enumerations';
import { quizOptions } from '@quayside/rules/knowledge-quiz';
import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from '../call.ts';
import { quizStanding } from '../customer.ts';

export const answerQuiz = defineCall('answerQuiz', {
  summary: 'Judges one try at the knowledge quiz of a product; refused while the quiz rests, and once it is passed',
  path: 'account-server/api/answer-quiz/v1',
  request: z.object({
    product: z.enum(derivativeProducts),
    /** of the question set that was answered */
    version: z.iso.date(),
    /** options by question */
    answers: z.record(z.string(), z.string()),
  }),
  response: z.object({
    result: z.enum(['passed', 'failed']),
    right: z.number(),
    of: z.number(),
    /** right answers that pass */
    needed: z.number(),
    wrong: z.array(z.object({ question: z.string(), rightOption: z.enum(quizOptions) })),
    /** after this try */
    standing: quizStanding,
  }),
});
/** The result of a try: right answers of all, how many pass, the questions that were wrong with their right options, and what is left to try. */
export type QuizVerdict = ResponseOf<typeof answerQuiz>;
