import * as z from 'zod/mini';
import { tradeTimes, tradingYears } from '../../enumerations.ts';
import { oneOf, ticked } from '../../field-shapes.ts';
import { assessmentFields, assessmentIssues } from '../../internal/assessment-answers.ts';
import { derivativeRequirements, introduceStep, quizStep, statementStep } from '../../internal/derivative-steps.ts';
import { proofAsked } from '../../internal/migrations.ts';
import { defineStep, type Journey } from '../../journey.ts';

/** Form 13 (SF(LCB)R) and the broker's own disclosure: two papers, acknowledged each with its version (domain handbook 4, "Do not merge"). */
export const futuresStatements = ['futures-form-13', 'futures-risk-disclosure'] as const;

const schema = z.object({
  years: oneOf(tradingYears),
  times: oneOf(tradeTimes),
  derivativeYears: oneOf(tradingYears),
  derivativeTimes: oneOf(tradeTimes),
  ...assessmentFields,
});
/** The answers of the step `experience`: futures and other derivatives so far, and what the assessment rests on. */
export type FuturesExperience = z.output<typeof schema>;

/** Futures and other derivatives so far; RULE-14 with CAR. */
const experience = defineStep({
  id: 'experience',
  group: 'experience',
  requirement: 'experience',
  schema,
  check: (answers, context) => assessmentIssues('futures', answers, context),
});

/** What was answered, confirmed and submitted. */
const open = defineStep({ id: 'open', group: 'confirm', seals: true, schema: z.object({ confirmed: ticked() }) });

/** A futures account. */
export const futures: Journey = {
  name: 'futures',
  version: 2,
  migrations: { 1: proofAsked('experience') },
  steps: [
    introduceStep('futures'),
    experience,
    quizStep('futures'),
    statementStep('risk-statement', { product: 'futures', texts: futuresStatements }),
    open,
  ],
};

/** What a reviewer accepts or sends back; the quiz is judged by the server. */
export const futuresRequirements = derivativeRequirements;
