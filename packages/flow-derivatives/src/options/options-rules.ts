import { optionsDefinition } from '@quayside/rules/internals/flow-definitions/options';
import { createProofMigration } from '@quayside/rules/internals/proof-migration';
import { statementStep } from '@quayside/rules/internals/statement-step';
import { defineJourney } from '@quayside/rules/journey';
import { isAssessmentExpired } from '../experience/assessment-answers.ts';
import { experienceStep } from '../options-experience/rule.ts';
import { introduceStep } from '../options-introduce/rule.ts';
import { quizStep } from '../quiz/rule.ts';

/** The ids of the texts that a customer must accept for options. */
export const optionsStatements = ['options-risk-statement'] as const;

/** The journey in which an account holder applies for permission to trade options. Its last step is the risk statement. */
export const options = defineJourney(optionsDefinition, {
  version: 2,
  migrations: { 1: createProofMigration(experienceStep.id) },
  isExpired: isAssessmentExpired('options'),
  rules: {
    introduce: introduceStep,
    experience: experienceStep,
    knowledge: quizStep('options'),
    'risk-statement': statementStep('risk-statement', { product: 'options', texts: optionsStatements }),
  },
});
