import { marginUpgradeDefinition } from '@quayside/rules/internals/flow-definitions/margin-upgrade';
import { statementStep } from '@quayside/rules/internals/statement-step';
import { defineJourney } from '@quayside/rules/journey';
import { introduce } from './rule.ts';

/** The agreement that a margin account requires. */
export const marginStatements = ['margin-agreement'] as const;

/** The journey from cash to margin. The agreement is its last step. */
export const marginUpgrade = defineJourney(marginUpgradeDefinition, {
  version: 2,
  rules: { introduce, agreement: statementStep('agreement', { product: 'margin', texts: marginStatements }) },
});
