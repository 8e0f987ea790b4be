import type { DerivativeProduct } from '@quayside/rules/enumerations';
import {
  checkQuizAnswers,
  findQuestionSet,
  getQuestionSet,
  QUIZ_FAILS_BEFORE_LOCK,
  QUIZ_LOCK_HOURS,
  QUIZ_PASS_PERCENT,
} from '@quayside/rules/internals/knowledge-quiz';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import * as z from 'zod/mini';

/**
 * Creates the quiz step of a product. The server grades the answers and reports a pass as a fact about the customer, because the rules do not contain the
 * solutions.
 */
export const quizStep = (product: DerivativeProduct) =>
  defineStep({
    id: 'knowledge',
    schema: z.object({
      version: z.string('quiz-version-unknown'),
      answers: z.record(z.string(), z.string(), 'required'),
    }),
    check: ({ version = '', answers = {} }, { facts, today }) => {
      const standing = facts.customer?.quizzes[product];
      if (standing?.state === 'passed') return [];
      if (standing?.state === 'locked')
        return [issue('answers', 'quiz-locked', { fails: QUIZ_FAILS_BEFORE_LOCK, hours: QUIZ_LOCK_HOURS })];
      if (version !== getQuestionSet(product, today).version) return [issue('answers', 'quiz-version-unknown')];
      const unanswered = checkQuizAnswers('answers', product, answers, version);
      return unanswered.length ? unanswered : [issue('answers', 'quiz-not-passed', { percent: QUIZ_PASS_PERCENT })];
    },
    pickApplicable: (own) => {
      const questions = findQuestionSet(product, own.version ?? '')?.questions;
      if (!questions || !own.answers) return own;
      const answers = Object.entries(own.answers).filter(([id]) => questions.includes(id));
      return { ...own, answers: Object.fromEntries(answers) };
    },
  });
