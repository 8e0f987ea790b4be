import type { AccountOverview, AccountRequest } from '@quayside/contract/internals/account-overview';
import { toSingaporeDate } from '@quayside/rules/calendar-date';
import type { FormHolder } from '@quayside/rules/internals/w8ben-facts';
import { getW8benOverview, type W8benOverview } from '@quayside/rules/internals/w8ben-life';

/** W-8BEN of the customer, or of a holder for whom the customer is responsible. */
export type W8benForm = {
  /** holder of the form; undefined for the customer's own */
  readonly whose: FormHolder | undefined;
  /** state on the day of the response; undefined if no form is signed */
  readonly life: W8benOverview | undefined;
  /** a modification or an update that is under review */
  readonly underReview: AccountRequest | undefined;
};

/** Returns the customer's form first, then those of holders without a login. Omits the own form of an institution, which has another kind of form (RULE-20). */
export function getW8benForms({
  customer,
  w8ben,
  w8bensOfOthers,
  requests,
  asOf,
}: AccountOverview): readonly W8benForm[] {
  const today = toSingaporeDate(new Date(asOf));
  const isUnderReview = ({ flow, state }: AccountRequest) => flow.startsWith('w8ben-') && state === 'under-review';
  const own = customer.holder === 'institution' ? [] : [{ whose: undefined, w8ben }];
  return [...own, ...w8bensOfOthers].map(({ whose, w8ben: signed }) => ({
    whose,
    life: signed ? getW8benOverview(signed, today) : undefined,
    underReview: requests.find((one) => isUnderReview(one) && one.holder === whose?.id),
  }));
}
