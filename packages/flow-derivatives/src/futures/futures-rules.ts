import { futuresDefinition } from '@quayside/rules/internals/flow-definitions/futures';
import { createProofMigration } from '@quayside/rules/internals/proof-migration';
import { statementStep } from '@quayside/rules/internals/statement-step';
import { defineJourney } from '@quayside/rules/journey';
import { isAssessmentExpired } from '../experience/assessment-answers.ts';
import { experienceStep } from '../futures-experience/rule.ts';
import { openStep } from '../futures-open/rule.ts';
import { introduceStep } from '../introduction/rule.ts';
import { quizStep } from '../quiz/rule.ts';

/**
 * The ids of the disclosures for futures: Form 13 (SF(LCB)R) and the broker's own. Customers must acknowledge each
 * separately.
 */
export const futuresStatements = ['futures-form-13', 'futures-risk-disclosure'] as const;

/** The journey in which an account holder applies for permission to trade futures. In its last step, the customer confirms all answers. */
export const futures = defineJourney(futuresDefinition, {
  version: 2,
  migrations: { 1: createProofMigration(experienceStep.id) },
  isExpired: isAssessmentExpired('futures'),
  rules: {
    introduce: introduceStep('futures'),
    experience: experienceStep,
    knowledge: quizStep('futures'),
    'risk-statement': statementStep('risk-statement', { product: 'futures', texts: futuresStatements }),
    open: openStep,
  },
});
