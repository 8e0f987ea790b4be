import { ticked } from '../../field-shapes.ts';
import { issue } from '../../issue.ts';
import { defineJourney, defineStep, type JourneyContext } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { checkMarginUpgrade } from '../../margin-upgrade/margin-upgrade.ts';
import { statementStep } from '../shared/derivative-steps.ts';
import { marginUpgradeDefinition } from './definition/definition.ts';

/** The text that a margin account rests on. */
export const marginStatements = ['margin-agreement'] as const;

/** RULE-12, RULE-18: what it is, and whether this customer may. */
const introduce = defineStep({
  id: 'introduce',
  schema: lazyObject(() => ({ seen: ticked() })),
  check: (_, context) => upgradeIssues(context),
});

/** Why the account cannot be upgraded; none where it can. */
export function upgradeIssues({ facts }: JourneyContext) {
  const { customer } = facts;
  if (!customer?.account) return [issue('', 'account-not-opened')];
  return checkMarginUpgrade('', {
    ...customer.means,
    accountType: customer.account.type,
    holding: customer.account.holding,
  });
}

/** From cash to margin; the agreement is its last step. */
export const marginUpgrade = defineJourney(marginUpgradeDefinition, {
  version: 2,
  rules: { introduce, agreement: statementStep('agreement', { product: 'margin', texts: marginStatements }) },
});
