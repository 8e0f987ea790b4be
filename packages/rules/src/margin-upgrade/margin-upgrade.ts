import { addDays, type CalendarDate, compareDates, toSingaporeDate } from '@quayside/values/calendar-date';
import type { Holding } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';
import { checkMarginEligibility, type IncomeAndNetWorth } from '../margin-eligibility/margin-eligibility.ts';
import { type ReviewWindow, reviewWindow, reviewWindowFrom } from '../working-days/working-days.ts';

/** A customer who applies for an upgrade to margin (RULE-12): income and net worth, the account and its holders. */
export type MarginUpgradeApplicant = IncomeAndNetWorth & {
  readonly accountType: 'cash' | 'margin';
  readonly holding: Holding;
};

/**
 * Returns the first reason why an open account cannot be upgraded to margin; empty if it can (RULE-12). Codes: `margin-upgrade-unchanged`, `minor-cash-only`,
 * `margin-refused`.
 */
export function checkMarginUpgrade(path: string, applicant: MarginUpgradeApplicant): readonly Issue[] {
  if (applicant.accountType === 'margin') return [issue(path, 'margin-upgrade-unchanged')];
  if (applicant.holding === 'joint-minor') return [issue(path, 'minor-cash-only')];
  return checkMarginEligibility(path, applicant);
}

/** An upgrade request, and the trades that must settle first. */
export type MarginUpgradeRequest = {
  readonly requestedAt: Date;
  /** Settlement dates of the stocks traded before the request, in any order. */
  readonly settlements: readonly CalendarDate[];
};

/** The progress of an upgrade. `review` has the expected dates, also while the upgrade waits for settlement. */
export type MarginUpgradeProgress =
  | { readonly state: 'waiting-for-settlement'; readonly settledOn: CalendarDate; readonly review: ReviewWindow }
  | { readonly state: 'under-review'; readonly review: ReviewWindow };

/**
 * Returns the progress of an upgrade (RULE-18). The upgrade waits until the last stock is settled; then a review of 1-3 working days starts on the next working
 * day. Without settlements, the review starts like any other. The customer gets the result by email (RULE-21).
 */
export function marginUpgradeProgress(
  { requestedAt, settlements }: MarginUpgradeRequest,
  today: CalendarDate,
): MarginUpgradeProgress {
  const asked = reviewWindow(requestedAt);
  const settledOn = settlements.toSorted(compareDates).at(-1);
  if (settledOn === undefined || compareDates(settledOn, toSingaporeDate(requestedAt)) < 0)
    return { state: 'under-review', review: asked };
  const settled = reviewWindowFrom(addDays(settledOn, 1));
  const review = compareDates(settled.receivedOn, asked.receivedOn) > 0 ? settled : asked;
  return compareDates(today, settledOn) > 0
    ? { state: 'under-review', review }
    : { state: 'waiting-for-settlement', settledOn, review };
}
