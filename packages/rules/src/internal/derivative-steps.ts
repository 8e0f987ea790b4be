import * as z from 'zod/mini';
import type { DerivativeProduct } from '../enumerations.ts';
import { ticked } from '../field-shapes.ts';
import { type Issue, issue } from '../issue.ts';
import { defineStep, type JourneyContext } from '../journey.ts';
import {
  checkQuizAnswers,
  QUIZ_FAILS_BEFORE_LOCK,
  QUIZ_LOCK_HOURS,
  QUIZ_PASS_PERCENT,
  questionSetOn,
} from '../knowledge-quiz/knowledge-quiz.ts';
import { type PermissionSought, standsBeforeStart } from '../prerequisites/prerequisites.ts';
import { checkRiskWarning, type RiskProduct } from '../risk-profile/risk-profile.ts';
import { consentIssues, consents } from './consents.ts';

/** What a reviewer accepts or sends back of an application for a permission; the quiz is judged by the server. */
export const derivativeRequirements = ['experience', 'agreements'] as const;

/** What keeps the application from being started, as an issue of the introduction: its code is that of the prerequisite (MSG-36, MSG-40). */
export function startIssues(
  path: string,
  sought: PermissionSought,
  { facts, today }: JourneyContext,
): readonly Issue[] {
  if (!facts.customer) return [issue(path, 'account-not-opened')];
  const first = standsBeforeStart(sought, facts.customer, today);
  return first ? [issue(path, first.code, first.values)] : [];
}

/** The introduction, with nothing to choose. */
export const introduceStep = (product: DerivativeProduct) =>
  defineStep({
    id: 'introduce',
    group: 'introduction',
    schema: z.object({ seen: ticked() }),
    check: (_, context) => startIssues('', { product }, context),
  });

/** The quiz of the day. The server judges each try and its verdict is a fact; no key is in the journey. */
export const quizStep = (product: DerivativeProduct) =>
  defineStep({
    id: 'knowledge',
    group: 'knowledge',
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
  });

/** What a statement is about, and the texts that have to be agreed to. */
type Statement = { readonly product: RiskProduct; readonly texts: readonly string[] };

/** A product above the risk profile is warned of, and the warning acknowledged. Every text, in the version in force and the language read; one that is not in force cannot be agreed to and stops the application. */
export const statementStep = (id: string, { product, texts }: Statement) =>
  defineStep({
    id,
    group: 'risk',
    requirement: 'agreements',
    schema: z.object({ riskAcknowledged: z.optional(z.boolean()), consents: consents() }),
    check: ({ riskAcknowledged, consents: given = [] }, { facts }) => [
      ...checkRiskWarning({ level: facts.customer?.riskLevel, product, acknowledged: riskAcknowledged }),
      ...consentIssues(
        given,
        texts.map((one) => ({ id: one, version: facts.agreements.find((agreement) => agreement.id === one)?.version })),
      ),
    ],
  });
