import * as z from 'zod/mini';
import { ticked } from '../../field-shapes.ts';
import { statementStep } from '../../internal/derivative-steps.ts';
import { issue } from '../../issue.ts';
import { defineStep, type Journey, type JourneyContext } from '../../journey.ts';
import { checkMarginUpgrade } from '../../margin-upgrade/margin-upgrade.ts';

/** The text that a margin account rests on. */
export const marginStatements = ['margin-agreement'] as const;

/** RULE-12, RULE-18: what it is, and whether this customer may. */
const introduce = defineStep({
  id: 'introduce',
  group: 'introduction',
  schema: z.object({ seen: ticked() }),
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
export const marginUpgrade: Journey = {
  name: 'margin-upgrade',
  version: 2,
  steps: [introduce, statementStep('agreement', { product: 'margin', texts: marginStatements })],
};

/** What a reviewer accepts or sends back: the consents. */
export const marginUpgradeRequirements = ['agreements'] as const;
