import { ticked } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { defineJourney, defineStep, type JourneyContext } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { checkMarginUpgrade } from '../../margin-upgrade/margin-upgrade.ts';
import { statementStep } from '../shared/derivative-steps.ts';
import { marginUpgradeDefinition } from './definition/definition.ts';

/** The agreement that a margin account requires. */
export const marginStatements = ['margin-agreement'] as const;

/** Explains margin and checks whether the customer may upgrade (RULE-12, RULE-18). */
const introduce = defineStep({
  id: 'introduce',
  schema: lazyObject(() => ({ seen: ticked() })),
  check: (_, context) => upgradeIssues(context),
});

/** Returns why the account cannot be upgraded; empty if it can. */
export function upgradeIssues({ facts }: JourneyContext) {
  const { customer } = facts;
  if (!customer?.account) return [issue('', 'account-not-opened')];
  return checkMarginUpgrade('', {
    ...customer.means,
    accountType: customer.account.type,
    holding: customer.account.holding,
  });
}

/** The journey from cash to margin. The agreement is its last step. */
export const marginUpgrade = defineJourney(marginUpgradeDefinition, {
  version: 2,
  rules: { introduce, agreement: statementStep('agreement', { product: 'margin', texts: marginStatements }) },
});
