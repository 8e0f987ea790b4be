import { marginUpgradeDefinition } from '@quayside/rules/internals/flow-definitions/margin-upgrade';
import { statementStep } from '@quayside/rules/internals/statement-step';
import { defineJourney } from '@quayside/rules/journey';
import { introduceStep } from './rule.ts';

/** The ids of the agreements that a customer must accept for a margin account. */
export const marginStatements = ['margin-agreement'] as const;

/** The journey in which a customer requests to turn a cash account into a margin account. Its last step is the agreement. */
export const marginUpgrade = defineJourney(marginUpgradeDefinition, {
  version: 2,
  rules: {
    introduce: introduceStep,
    agreement: statementStep('agreement', { product: 'margin', texts: marginStatements }),
  },
});
