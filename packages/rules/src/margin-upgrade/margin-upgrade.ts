import { addDays, type CalendarDate, compareDates, singaporeDate } from '../calendar-date.ts';
import type { Holding } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';
import { checkMarginEligibility, type Means } from '../margin-eligibility/margin-eligibility.ts';
import { type ReviewWindow, reviewWindow, reviewWindowFrom } from '../working-days/working-days.ts';

/** What RULE-12 looks at when a cash account asks for margin. */
export type MarginUpgradeApplicant = Means & {
  readonly accountType: 'cash' | 'margin';
  readonly holding: Holding;
};

/** RULE-12: why an open account cannot be upgraded to margin, the first reason alone; none when it can. */
export function checkMarginUpgrade(path: string, applicant: MarginUpgradeApplicant): readonly Issue[] {
  if (applicant.accountType === 'margin') return [issue(path, 'margin-upgrade-unchanged')];
  if (applicant.holding === 'joint-minor') return [issue(path, 'minor-cash-only')];
  return checkMarginEligibility(path, applicant);
}

/** When an upgrade was asked for, and what had to settle by then. */
export type MarginUpgradeRequest = {
  readonly requestedAt: Date;
  /** settlement dates of the stocks bought and sold until then, in any order */
  readonly settlements: readonly CalendarDate[];
};

/** `review` is told from the start: while it waits for settlement too, the dates are those after it. */
export type MarginUpgradeProgress =
  | { readonly state: 'waiting-for-settlement'; readonly settledOn: CalendarDate; readonly review: ReviewWindow }
  | { readonly state: 'under-review'; readonly review: ReviewWindow };

/**
 * RULE-18: an upgrade waits until the last stock is settled; its review begins on the first working day after that and takes 1-3 working days. With nothing
 * to settle the review begins like every other one. The result comes by e-mail (RULE-21).
 */
export function marginUpgradeProgress(
  { requestedAt, settlements }: MarginUpgradeRequest,
  today: CalendarDate,
): MarginUpgradeProgress {
  const asked = reviewWindow(requestedAt);
  const settledOn = settlements.toSorted(compareDates).at(-1);
  if (settledOn === undefined || compareDates(settledOn, singaporeDate(requestedAt)) < 0)
    return { state: 'under-review', review: asked };
  const settled = reviewWindowFrom(addDays(settledOn, 1));
  const review = compareDates(settled.receivedOn, asked.receivedOn) > 0 ? settled : asked;
  return compareDates(today, settledOn) > 0
    ? { state: 'under-review', review }
    : { state: 'waiting-for-settlement', settledOn, review };
}
