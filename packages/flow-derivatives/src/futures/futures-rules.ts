import { futuresDefinition } from '@quayside/rules/internals/flow-definitions/futures';
import { createProofMigration } from '@quayside/rules/internals/proof-migration';
import { statementStep } from '@quayside/rules/internals/statement-step';
import { defineJourney } from '@quayside/rules/journey';
import { isAssessmentExpired } from '../experience/assessment-answers.ts';
import { experience } from '../futures-experience/rule.ts';
import { open } from '../futures-open/rule.ts';
import { introduceStep } from '../introduction/rule.ts';
import { quizStep } from '../quiz/rule.ts';

/** Disclosures for futures: Form 13 (SF(LCB)R) and the broker's own. The customer acknowledges each separately (domain handbook 4, "Do not merge"). */
export const futuresStatements = ['futures-form-13', 'futures-risk-disclosure'] as const;

/** The journey to a futures permission. Its last step is the confirmation of all answers. */
export const futures = defineJourney(futuresDefinition, {
  version: 2,
  migrations: { 1: createProofMigration(experience.id) },
  isExpired: isAssessmentExpired('futures'),
  rules: {
    introduce: introduceStep('futures'),
    experience,
    knowledge: quizStep('futures'),
    'risk-statement': statementStep('risk-statement', { product: 'futures', texts: futuresStatements }),
    open,
  },
});
