import type * as z from 'zod/mini';
import { withoutFields } from '../../asked-answers.ts';
import { cfdKnowledgeLevels, tradeTimes, tradingYears } from '../../enumerations.ts';
import { oneOf } from '../../field-shapes.ts';
import { defineJourney, defineStep } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { assessmentFields, assessmentIssues, unaskedOfProduct } from '../shared/assessment-answers.ts';
import { introduceStep, isAssessmentExpired, quizStep, statementStep } from '../shared/derivative-steps.ts';
import { proofAsked } from '../shared/migrations.ts';
import { suggestedExperience } from '../shared/suggested-experience.ts';
import { cfdDefinition } from './definition/definition.ts';

/** Agreements for CFDs: the contract with the broker, who is the counterparty of every CFD, and the risks (domain handbook 7). */
export const cfdStatements = ['cfd-agreement', 'cfd-risk-disclosure'] as const;

const schema = lazyObject(() => ({
  years: oneOf(tradingYears),
  times: oneOf(tradeTimes),
  knowledge: oneOf(cfdKnowledgeLevels),
  ...assessmentFields,
}));
/** The answers of the step `experience`: years, number of trades, level of knowledge, and the basis of the assessment. */
export type CfdExperience = z.output<typeof schema>;

/** Asks for experience and knowledge. A reviewer weighs the level; none is refused. Checks RULE-14 with a CKA. */
const experience = defineStep({
  id: 'experience',
  requirement: 'experience',
  schema,
  check: (answers, context) => assessmentIssues('cfd', answers, context),
  asked: (answers, context) => withoutFields(answers, unaskedOfProduct('cfd', answers, context)),
  suggests: (context) => suggestedExperience('cfd', context),
});

/** The journey to a CFD permission. The agreement is its last step. */
export const cfd = defineJourney(cfdDefinition, {
  version: 2,
  migrations: { 1: proofAsked('experience') },
  isExpired: isAssessmentExpired('cfd'),
  rules: {
    introduce: introduceStep('cfd'),
    experience,
    knowledge: quizStep('cfd'),
    agreement: statementStep('agreement', { product: 'cfd', texts: cfdStatements }),
  },
});
