import type { Amount } from '../../amount/amount.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { type AccountTier, accountTiers } from '../../enumerations.ts';
import { changeTier, type TierDecision } from '../tier.ts';

/** What an account remembers of its tier. */
export type TierRecord = {
  readonly tier: AccountTier;
  /** the latest upgrade to Intel that took effect */
  readonly upgradedToIntelOn?: CalendarDate | undefined;
  /** the change that is being worked on: it blocks any other */
  readonly pending?: AccountTier | undefined;
  readonly specialChannel?: boolean | undefined;
};

/** What is true when a change is asked for: net assets in SGD (metric `netAssets`, converted), the day in Singapore. */
export type TierFacts = {
  readonly netAssets: Amount;
  readonly today: CalendarDate;
  readonly accountOpened: boolean;
};

/** What came of asking for a tier, and the record after it. */
export type TierRequest = { readonly decision: TierDecision; readonly record: TierRecord };

/** Asks for a tier. A refusal leaves the record as it was; an allowed change is pending until `settleTier`. */
export function requestTier(record: TierRecord, to: AccountTier, facts: TierFacts): TierRequest {
  const decision = decide(record, to, facts);
  return { decision, record: decision.allowed ? { ...record, pending: to } : record };
}

/** What choosing each tier would give today, in the order of the tiers: for a screen that shows all three. */
export const tierChoices = (
  record: TierRecord,
  facts: TierFacts,
): readonly { readonly tier: AccountTier; readonly decision: TierDecision }[] =>
  accountTiers.map((tier) => ({ tier, decision: decide(record, tier, facts) }));

/**
 * The pending change takes effect on `today`, or not. The 30 days of Intel begin with it (TIER-04), also for a second upgrade. Net assets are not
 * looked at again: they count when the change is asked for, and falling below the limit later downgrades nobody.
 */
export function settleTier(
  { pending, ...record }: TierRecord,
  verdict: 'approved' | 'rejected',
  today: CalendarDate,
): TierRecord {
  if (pending === undefined || verdict === 'rejected') return record;
  return pending === 'intel' ? { ...record, tier: pending, upgradedToIntelOn: today } : { ...record, tier: pending };
}

const decide = ({ tier: from, pending, ...record }: TierRecord, to: AccountTier, facts: TierFacts): TierDecision =>
  changeTier({ ...record, ...facts, from, to, pending: pending !== undefined });
