import { type Amount, compareAmounts } from '@quayside/values/amount';
import { addDays, type CalendarDate, compareDates } from '@quayside/values/calendar-date';
import type { AccountTier, DerivativeProduct } from '../enumerations.ts';

/** Lowest net assets for Intel, in SGD (TIER-03, specification sections 4 and 9). */
export const INTEL_NET_ASSETS_SGD: Amount = '2000';
/** Number of calendar days in Singapore after an upgrade to Intel in which a downgrade is not possible (TIER-04, specification sections 4 and 9). */
export const INTEL_LOCK_DAYS = 30;

/**
 * Example commissions of one order by tier, in one currency. The specification has no fees, so an edition provides these figures and screens mark them as
 * examples.
 */
export type ExampleFees = {
  readonly currency: string;
  readonly order: Amount;
  readonly commission: Readonly<Partial<Record<AccountTier, Amount>>>;
  /** Commission of one contract for options and futures, and of the order for CFDs. */
  readonly products?: Readonly<Partial<Record<DerivativeProduct, Amount>>>;
};

/** A requested change of tier, with the facts that decide it (TIER-01 to TIER-04). */
export type TierChange = {
  readonly from: AccountTier;
  readonly to: AccountTier;
  /** Net assets in SGD at the time of the request. */
  readonly netAssets: Amount;
  /**
   * The date of the latest upgrade to Intel, because each upgrade starts the 30 days again. If it is missing for an Intel account, the days count from today.
   */
  readonly upgradedToIntelOn?: CalendarDate | undefined;
  readonly today: CalendarDate;
};

/** The statement that a customer confirms before a change of tier, as a key of the text group `issues`. */
export type TierConfirmation = 'tier-confirm-standard' | 'tier-confirm-intel' | 'tier-confirm-downgrade';
/**
 * A reason for refusing a change of tier. Accounts cannot return to Trader. A Standard account gets `tier-no-way-back-to-trader`, a locked Intel account
 * `tier-intel-to-standard-from` (with the day), and an unlocked one `tier-intel-only-to-standard`. `account-not-opened` is for callers without an account.
 */
export type TierRefusal =
  | 'tier-unchanged'
  | 'account-not-opened'
  | 'tier-intel-net-assets'
  | 'tier-no-way-back-to-trader'
  | 'tier-intel-locked'
  | 'tier-intel-to-standard-from'
  | 'tier-intel-only-to-standard';

/** The decision about a change of tier. `confirm` and `code` are keys of the text group `issues`; `values` are limits and dates. */
export type TierDecision =
  | {
      readonly allowed: true;
      readonly confirm: TierConfirmation;
      readonly values?: Readonly<Record<string, string | number>>;
    }
  | {
      readonly allowed: false;
      readonly code: TierRefusal;
      readonly values?: Readonly<Record<string, string | number>>;
    };

/** Decides a change of tier by TIER-01 to TIER-04. The account must be open and must not have another tier request. */
export function decideTierChange(change: TierChange): TierDecision {
  if (change.from === change.to) return refuse('tier-unchanged');
  if (change.from === 'intel') return leaveIntel(change);
  if (change.to === 'intel') return upgradeToIntel(change);
  return change.to === 'standard'
    ? { allowed: true, confirm: 'tier-confirm-standard' }
    : refuse('tier-no-way-back-to-trader');
}

/** Returns the first day on which an Intel account may be downgraded: 1 December for an upgrade on 1 November. */
export const getIntelUnlockDate = (upgradedOn: CalendarDate): CalendarDate => addDays(upgradedOn, INTEL_LOCK_DAYS);

function upgradeToIntel({ netAssets }: TierChange): TierDecision {
  if (compareAmounts(netAssets, INTEL_NET_ASSETS_SGD) < 0)
    return refuse('tier-intel-net-assets', { amount: INTEL_NET_ASSETS_SGD, currency: 'SGD' });
  return { allowed: true, confirm: 'tier-confirm-intel', values: { days: INTEL_LOCK_DAYS } };
}

function leaveIntel({ to, today, upgradedToIntelOn = today }: TierChange): TierDecision {
  const unlocksOn = getIntelUnlockDate(upgradedToIntelOn);
  const locked = compareDates(today, unlocksOn) < 0;
  if (to === 'trader')
    return locked ? refuse('tier-intel-to-standard-from', { date: unlocksOn }) : refuse('tier-intel-only-to-standard');
  return locked
    ? refuse('tier-intel-locked', { days: INTEL_LOCK_DAYS, date: unlocksOn })
    : { allowed: true, confirm: 'tier-confirm-downgrade' };
}

const refuse = (code: TierRefusal, values?: Readonly<Record<string, string | number>>): TierDecision =>
  values ? { allowed: false, code, values } : { allowed: false, code };
