import { type Amount, compareAmounts } from '../amount/amount.ts';
import { addDays, type CalendarDate, compareDates } from '../calendar-date.ts';
import type { AccountTier, DerivativeProduct } from '../enumerations.ts';

/** TIER-03: net assets that Intel asks for, in SGD (specification sections 4 and 9). */
export const INTEL_NET_ASSETS_SGD: Amount = '2000';
/** TIER-04: days after an Intel upgrade in which it cannot be downgraded; calendar days in Singapore (specification sections 4 and 9). */
export const INTEL_LOCK_DAYS = 30;

/**
 * What the commission of one order is at each tier, in one currency. The specification gives no fees: an edition brings these figures, and screens mark them as
 * examples.
 */
export type ExampleFees = {
  readonly currency: string;
  readonly order: Amount;
  readonly commission: Readonly<Partial<Record<AccountTier, Amount>>>;
  /** the commission of one contract in options or futures, and of the order in CFDs */
  readonly products?: Readonly<Partial<Record<DerivativeProduct, Amount>>>;
};

/** A change of tier that is asked for, and all that it is judged by (TIER-01 to TIER-04). */
export type TierChange = {
  readonly from: AccountTier;
  readonly to: AccountTier;
  /** in SGD, when the change is asked for */
  readonly netAssets: Amount;
  /** the latest upgrade to Intel: a second one starts the 30 days again. Missing for an Intel account, the days count from today. */
  readonly upgradedToIntelOn?: CalendarDate | undefined;
  readonly today: CalendarDate;
};

/** What the customer confirms before a change of tier; the words are texts of the group `issues`. */
export type TierConfirmation = 'tier-confirm-standard' | 'tier-confirm-intel' | 'tier-confirm-downgrade';
/**
 * Why a tier cannot be had now. Nobody returns to Trader: `tier-no-way-back-to-trader` tells a Standard account so, `tier-intel-to-standard-from`
 * (with the day) an Intel account that is still locked, `tier-intel-only-to-standard` one that is not. `account-not-opened` is for callers that know no account.
 */
export type TierRefusal =
  | 'tier-unchanged'
  | 'account-not-opened'
  | 'tier-intel-net-assets'
  | 'tier-no-way-back-to-trader'
  | 'tier-intel-locked'
  | 'tier-intel-to-standard-from'
  | 'tier-intel-only-to-standard';

/** `confirm` and `code` are keys of the text group `issues`; the values are limits and dates. */
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

/** TIER-01 to TIER-04: the table of domain handbook 8, for an account that is open and has no other request for a tier. */
export function changeTier(change: TierChange): TierDecision {
  if (change.from === change.to) return refuse('tier-unchanged');
  if (change.from === 'intel') return leaveIntel(change);
  if (change.to === 'intel') return upgradeToIntel(change);
  return change.to === 'standard'
    ? { allowed: true, confirm: 'tier-confirm-standard' }
    : refuse('tier-no-way-back-to-trader');
}

/** The first day on which an Intel account may be downgraded: upgraded on 1 November, it is 1 December. */
export const intelUnlocksOn = (upgradedOn: CalendarDate): CalendarDate => addDays(upgradedOn, INTEL_LOCK_DAYS);

function upgradeToIntel({ netAssets }: TierChange): TierDecision {
  if (compareAmounts(netAssets, INTEL_NET_ASSETS_SGD) < 0)
    return refuse('tier-intel-net-assets', { amount: INTEL_NET_ASSETS_SGD, currency: 'SGD' });
  return { allowed: true, confirm: 'tier-confirm-intel', values: { days: INTEL_LOCK_DAYS } };
}

function leaveIntel({ to, today, upgradedToIntelOn = today }: TierChange): TierDecision {
  const unlocksOn = intelUnlocksOn(upgradedToIntelOn);
  const locked = compareDates(today, unlocksOn) < 0;
  if (to === 'trader')
    return locked ? refuse('tier-intel-to-standard-from', { date: unlocksOn }) : refuse('tier-intel-only-to-standard');
  return locked
    ? refuse('tier-intel-locked', { days: INTEL_LOCK_DAYS, date: unlocksOn })
    : { allowed: true, confirm: 'tier-confirm-downgrade' };
}

const refuse = (code: TierRefusal, values?: Readonly<Record<string, string | number>>): TierDecision =>
  values ? { allowed: false, code, values } : { allowed: false, code };
