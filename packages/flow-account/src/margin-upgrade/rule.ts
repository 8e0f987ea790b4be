import { ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { checkMarginUpgrade } from '@quayside/rules/internals/margin-upgrade';
import { issue } from '@quayside/rules/issue';
import { defineStep, type JourneyContext } from '@quayside/rules/journey';

/** The step that explains margin accounts. Its check reports why the customer may not upgrade (RULE-12, RULE-18). */
export const introduceStep = defineStep({
  id: 'introduce',
  schema: lazyObject(() => ({ seen: ticked() })),
  check: (_, context) => upgradeIssues(context),
});

/** Returns the issues that prevent the upgrade to a margin account. Returns an empty list if there are none. */
export function upgradeIssues({ facts }: JourneyContext) {
  const { customer } = facts;
  if (!customer?.account) return [issue('', 'account-not-opened')];
  return checkMarginUpgrade('', {
    ...customer.means,
    accountType: customer.account.type,
    holding: customer.account.holding,
  });
}
