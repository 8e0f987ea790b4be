import { ticked } from '@quayside/rules/field-shapes';
import { issue } from '@quayside/rules/issue';
import { defineStep, type JourneyContext } from '@quayside/rules/journey';
import { lazyObject } from '@quayside/rules/lazy-object';
import { checkMarginUpgrade } from '@quayside/rules/margin-upgrade';

/** Explains margin and checks whether the customer may upgrade (RULE-12, RULE-18). */
export const introduce = defineStep({
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
