import type { AccountOverview, AccountRequest } from '@quayside/contract/account-overview';
import { singaporeDate } from '@quayside/rules/calendar-date';
import type { FormHolder } from '@quayside/rules/w8ben-facts';
import { type W8benLife, w8benLife } from '@quayside/rules/w8ben-life';

/** A W-8BEN that the customer looks after. */
export type W8benForm = {
  /** undefined: the customer's own */
  readonly whose: FormHolder | undefined;
  /** where it stands on the day of the answer; undefined where none is signed */
  readonly life: W8benLife | undefined;
  /** a modification or an update that waits for a reviewer */
  readonly underReview: AccountRequest | undefined;
};

/** The customer's own form first, then those of holders who have no login of their own. */
export function w8benFormsOf({ w8ben, w8bensOfOthers, requests, asOf }: AccountOverview): readonly W8benForm[] {
  const today = singaporeDate(new Date(asOf));
  const isUnderReview = ({ flow, state }: AccountRequest) => flow.startsWith('w8ben-') && state === 'under-review';
  return [{ whose: undefined, w8ben }, ...w8bensOfOthers].map(({ whose, w8ben: signed }) => ({
    whose,
    life: signed ? w8benLife(signed, today) : undefined,
    underReview: requests.find((one) => isUnderReview(one) && one.holder === whose?.id),
  }));
}
