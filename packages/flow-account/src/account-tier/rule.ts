import { accountTiers } from '@quayside/rules/enumerations';
import { oneOf, ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { decideTierChange, type TierDecision } from '@quayside/rules/internals/tier';
import { issue } from '@quayside/rules/issue';
import { defineStep, type JourneyContext } from '@quayside/rules/journey';

/**
 * Returns whether the customer may change to a tier, and if not, why. Returns undefined for an unknown tier, or while the value of the account is not
 * available.
 */
export function tierDecision(to: string | undefined, { facts, today }: JourneyContext): TierDecision | undefined {
  const { account } = facts.customer ?? {};
  const wanted = accountTiers.find((tier) => tier === to);
  if (!wanted) return undefined;
  if (!account) return { allowed: false, code: 'account-not-opened' };
  if (wanted === 'intel' && account.tier !== 'intel' && account.netAssetsSgd === undefined) return undefined;
  return decideTierChange({
    from: account.tier,
    to: wanted,
    netAssets: account.netAssetsSgd ?? '0',
    upgradedToIntelOn: account.intelSince,
    today,
  });
}

/** The step in which the customer chooses a tier and accepts its conditions. Its check reports why the change is not allowed (TIER-01 to TIER-04). */
export const tierStep = defineStep({
  id: 'tier',
  requirement: 'tier',
  schema: lazyObject(() => ({ tier: oneOf(accountTiers), confirmed: ticked() })),
  check: ({ tier: to }, context) => {
    if (!to) return [];
    const decision = tierDecision(to, context);
    if (!decision) return [issue('tier', 'tier-net-assets-unknown')];
    return decision.allowed ? [] : [issue('tier', decision.code, decision.values)];
  },
});
