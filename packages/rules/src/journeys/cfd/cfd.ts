import * as z from 'zod/mini';
import { cfdKnowledgeLevels, tradeTimes, tradingYears } from '../../enumerations.ts';
import { oneOf } from '../../field-shapes.ts';
import { assessmentFields, assessmentIssues } from '../../internal/assessment-answers.ts';
import { derivativeRequirements, introduceStep, quizStep, statementStep } from '../../internal/derivative-steps.ts';
import { proofAsked } from '../../internal/migrations.ts';
import { defineStep, type Journey } from '../../journey.ts';

/** The contract with the broker, who is the other side of every CFD, and its risks (domain handbook 7). */
export const cfdStatements = ['cfd-agreement', 'cfd-risk-disclosure'] as const;

const schema = z.object({
  years: oneOf(tradingYears),
  times: oneOf(tradeTimes),
  knowledge: oneOf(cfdKnowledgeLevels),
  ...assessmentFields,
});
/** The answers of the step `experience`: how long and how often, the level of knowledge, and what the assessment rests on. */
export type CfdExperience = z.output<typeof schema>;

/** Experience and the level of knowledge, which a reviewer weighs: no level is refused. RULE-14 with CKA. */
const experience = defineStep({
  id: 'experience',
  group: 'experience',
  requirement: 'experience',
  schema,
  check: (answers, context) => assessmentIssues('cfd', answers, context),
});

/** A CFD account; the agreement is its last step. */
export const cfd: Journey = {
  name: 'cfd',
  version: 2,
  migrations: { 1: proofAsked('experience') },
  steps: [
    introduceStep('cfd'),
    experience,
    quizStep('cfd'),
    statementStep('agreement', { product: 'cfd', texts: cfdStatements }),
  ],
};

/** What a reviewer accepts or sends back; the quiz is judged by the server. */
export const cfdRequirements = derivativeRequirements;
