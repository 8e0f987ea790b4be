import type { AccountOverview, AccountRequest } from '@quayside/contract/internals/account-overview';
import type { FormHolder } from '@quayside/rules/internals/w8ben-facts';
import { getW8benOverview, type W8benOverview } from '@quayside/rules/internals/w8ben-life';
import { toSingaporeDate } from '@quayside/values/calendar-date';

/** The state of the W-8BEN of the customer, or of a holder for whom the customer is responsible. */
export type W8benForm = {
  /** The holder who signs the form; undefined if it is the customer's own form. */
  readonly whose: FormHolder | undefined;
  /** The form's validity on the day of the server's response; undefined if no form is signed. */
  readonly life: W8benOverview | undefined;
  /** The request that updates or modifies this form, while it is under review. */
  readonly underReview: AccountRequest | undefined;
};

/**
 * Returns the W-8BENs of a login: the customer's own first, then those of holders without a login. Omits the own form of an institution, because it signs
 * another kind of form (RULE-20).
 */
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
