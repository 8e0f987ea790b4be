import type * as z from 'zod/mini';
import { withoutFields } from '../../asked-answers.ts';
import { tradeTimes, tradingYears } from '../../enumerations.ts';
import { oneOf, ticked } from '../../field-shapes.ts';
import { defineJourney, defineStep } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { assessmentFields, assessmentIssues, unaskedOfProduct } from '../shared/assessment-answers.ts';
import { introduceStep, isAssessmentExpired, quizStep, statementStep } from '../shared/derivative-steps.ts';
import { proofAsked } from '../shared/migrations.ts';
import { suggestedDerivatives, suggestedExperience } from '../shared/suggested-experience.ts';
import { futuresDefinition } from './definition/definition.ts';

/** Form 13 (SF(LCB)R) and the broker's own disclosure. The customer acknowledges each with its version (domain handbook 4, "Do not merge"). */
export const futuresStatements = ['futures-form-13', 'futures-risk-disclosure'] as const;

const schema = lazyObject(() => ({
  years: oneOf(tradingYears),
  times: oneOf(tradeTimes),
  derivativeYears: oneOf(tradingYears),
  derivativeTimes: oneOf(tradeTimes),
  ...assessmentFields,
}));
/** The answers of the step `experience`: trades in futures and other derivatives, and the basis of the assessment. */
export type FuturesExperience = z.output<typeof schema>;

/** Asks for trades in futures and other derivatives. Checks RULE-14 with a CAR. */
const experience = defineStep({
  id: 'experience',
  requirement: 'experience',
  schema,
  check: (answers, context) => assessmentIssues('futures', answers, context),
  asked: (answers, context) => withoutFields(answers, unaskedOfProduct('futures', answers, context)),
  suggests: (context) => {
    const { knowledge: _, ...trades } = suggestedExperience('futures', context); // futures do not ask for the level of knowledge
    return { ...trades, ...suggestedDerivatives(context) };
  },
});

/** The customer confirms the answers and submits them. */
const open = defineStep({ id: 'open', seals: true, schema: lazyObject(() => ({ confirmed: ticked() })) });

/** The journey to a futures permission. */
export const futures = defineJourney(futuresDefinition, {
  version: 2,
  migrations: { 1: proofAsked('experience') },
  isExpired: isAssessmentExpired('futures'),
  rules: {
    introduce: introduceStep('futures'),
    experience,
    knowledge: quizStep('futures'),
    'risk-statement': statementStep('risk-statement', { product: 'futures', texts: futuresStatements }),
    open,
  },
});
