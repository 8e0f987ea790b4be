import { optionsDefinition } from '@quayside/rules/internals/flow-definitions/options';
import { proofAsked } from '@quayside/rules/internals/proof-asked';
import { statementStep } from '@quayside/rules/internals/statement-step';
import { defineJourney } from '@quayside/rules/journey';
import { isAssessmentExpired } from '../experience/assessment-answers.ts';
import { experience } from '../options-experience/rule.ts';
import { introduce } from '../options-introduce/rule.ts';
import { quizStep } from '../quiz/rule.ts';

/** The texts that the customer must accept (domain handbook 7). */
export const optionsStatements = ['options-risk-statement'] as const;

/** The journey to an options permission. The risk statement is its last step. */
export const options = defineJourney(optionsDefinition, {
  version: 2,
  migrations: { 1: proofAsked(experience.id) },
  isExpired: isAssessmentExpired('options'),
  rules: {
    introduce,
    experience,
    knowledge: quizStep('options'),
    'risk-statement': statementStep('risk-statement', { product: 'options', texts: optionsStatements }),
  },
});
