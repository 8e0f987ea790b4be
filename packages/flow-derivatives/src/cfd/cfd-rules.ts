import { cfdDefinition } from '@quayside/rules/internals/flow-definitions/cfd';
import { createProofMigration } from '@quayside/rules/internals/proof-migration';
import { statementStep } from '@quayside/rules/internals/statement-step';
import { defineJourney } from '@quayside/rules/journey';
import { experienceStep } from '../cfd-experience/rule.ts';
import { isAssessmentExpired } from '../experience/assessment-answers.ts';
import { introduceStep } from '../introduction/rule.ts';
import { quizStep } from '../quiz/rule.ts';

/**
 * The ids of the texts that a customer must accept for CFDs: the contract with the broker, who is the counterparty of every CFD, and the risk
 * disclosure.
 */
export const cfdStatements = ['cfd-agreement', 'cfd-risk-disclosure'] as const;

/** The journey in which an account holder applies for permission to trade CFDs. Its last step is the agreement. */
export const cfd = defineJourney(cfdDefinition, {
  version: 2,
  migrations: { 1: createProofMigration(experienceStep.id) },
  isExpired: isAssessmentExpired('cfd'),
  rules: {
    introduce: introduceStep('cfd'),
    experience: experienceStep,
    knowledge: quizStep('cfd'),
    agreement: statementStep('agreement', { product: 'cfd', texts: cfdStatements }),
  },
});
