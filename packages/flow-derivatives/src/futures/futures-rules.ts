import { futuresDefinition } from '@quayside/rules/internals/flow-definitions/futures';
import { proofAsked } from '@quayside/rules/internals/proof-asked';
import { statementStep } from '@quayside/rules/internals/statement-step';
import { defineJourney } from '@quayside/rules/journey';
import { isAssessmentExpired } from '../experience/assessment-answers.ts';
import { experience } from '../futures-experience/rule.ts';
import { open } from '../futures-open/rule.ts';
import { introduceStep } from '../introduction/rule.ts';
import { quizStep } from '../quiz/rule.ts';

/** Form 13 (SF(LCB)R) and the broker's own disclosure. The customer acknowledges each with its version (domain handbook 4, "Do not merge"). */
export const futuresStatements = ['futures-form-13', 'futures-risk-disclosure'] as const;

/** The journey to a futures permission. */
export const futures = defineJourney(futuresDefinition, {
  version: 2,
  migrations: { 1: proofAsked(experience.id) },
  isExpired: isAssessmentExpired('futures'),
  rules: {
    introduce: introduceStep('futures'),
    experience,
    knowledge: quizStep('futures'),
    'risk-statement': statementStep('risk-statement', { product: 'futures', texts: futuresStatements }),
    open,
  },
});
