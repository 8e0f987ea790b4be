import * as z from 'zod/mini';
import { withoutFields } from '../../asked-answers.ts';
import { assessmentStanding } from '../../assessment-validity/assessment-validity.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import type { DerivativeProduct } from '../../enumerations.ts';
import { ticked } from '../../field-shapes.ts';
import { type Issue, issue } from '../../issue.ts';
import { defineStep, type JourneyContext } from '../../journey.ts';
import {
  checkQuizAnswers,
  findQuestionSet,
  QUIZ_FAILS_BEFORE_LOCK,
  QUIZ_LOCK_HOURS,
  QUIZ_PASS_PERCENT,
  questionSetOn,
} from '../../knowledge-quiz/knowledge-quiz.ts';
import {
  assessmentOf,
  type CustomerFacts,
  type PermissionSought,
  standsBeforeStart,
} from '../../prerequisites/prerequisites.ts';
import { checkRiskWarning, type RiskProduct, warnsOfRisk } from '../../risk-profile/risk-profile.ts';
import { consentIssues, consents, readTexts } from './consents.ts';

/** Returns a check whether the CAR or CKA of a permission has expired. The same application renews it. */
export const isAssessmentExpired =
  (product: DerivativeProduct) =>
  ({ assessments }: CustomerFacts, today: CalendarDate): boolean => {
    const kind = assessmentOf[product];
    return assessmentStanding(kind, assessments[kind], today).state === 'expired';
  };

/** Returns the prerequisites that prevent an application, as issues of the introduction (MSG-36, MSG-40). */
export function startIssues(
  path: string,
  sought: PermissionSought,
  { facts, today }: JourneyContext,
): readonly Issue[] {
  if (!facts.customer) return [issue(path, 'account-not-opened')];
  const first = standsBeforeStart(sought, facts.customer, today);
  return first ? [issue(path, first.code, first.values)] : [];
}

/** Returns the introduction, a step that only records that it was seen. */
export const introduceStep = (product: DerivativeProduct) =>
  defineStep({
    id: 'introduce',
    schema: z.object({ seen: ticked() }),
    check: (_, context) => startIssues('', { product }, context),
  });

/** Returns the quiz step. The result is a fact from the server; the journey does not contain the solutions. */
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
      if (version !== questionSetOn(product, today).version) return [issue('answers', 'quiz-version-unknown')];
      const unanswered = checkQuizAnswers('answers', product, answers, version);
      return unanswered.length ? unanswered : [issue('answers', 'quiz-not-passed', { percent: QUIZ_PASS_PERCENT })];
    },
    asked: (own) => {
      const questions = findQuestionSet(product, own.version ?? '')?.questions;
      if (!questions || !own.answers) return own;
      const answers = Object.entries(own.answers).filter(([id]) => questions.includes(id));
      return { ...own, answers: Object.fromEntries(answers) };
    },
  });

/** The product of a statement, and the ids of its texts. */
type Statement = { readonly product: RiskProduct; readonly texts: readonly string[] };

/**
 * Returns a statement step. It warns about a product above the risk profile. Each text needs consent in its current version. A text that is not in force
 * blocks the application.
 */
export const statementStep = (id: string, { product, texts }: Statement) =>
  defineStep({
    id,
    requirement: 'agreements',
    schema: z.object({ riskAcknowledged: z.optional(z.boolean()), consents: consents(), read: readTexts() }),
    check: ({ riskAcknowledged, consents: given = [] }, { facts }) => [
      ...checkRiskWarning({ level: facts.customer?.riskLevel, product, acknowledged: riskAcknowledged }),
      ...consentIssues(
        given,
        texts.map((one) => ({ id: one, version: facts.agreements.find((agreement) => agreement.id === one)?.version })),
      ),
    ],
    asked: (answers, { facts }) =>
      warnsOfRisk(facts.customer?.riskLevel, product) ? answers : withoutFields(answers, ['riskAcknowledged']),
  });
