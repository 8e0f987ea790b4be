import { getAccountDetails, getAccountOverview } from '@quayside/contract/calls/account';
import type { AccountDetails } from '@quayside/contract/internals/account-details';
import type { OverviewAnswer } from '@quayside/flow-screens/internals/to-do-list';
import { isFunded, marginCallsOf } from '@quayside/rules/internals/metrics/margin-calls';
import { type Answer, useAnswer } from './use-answer.ts';

/** `toDosOf` returns the data for the to-dos on a page of these details. A margin call has the amount that the details show. */
export type DetailsAnswer = {
  readonly answer: Answer<AccountDetails | null>;
  readonly toDosOf: (details: AccountDetails) => OverviewAnswer;
};

/**
 * Returns the account's details and the customer's to-dos. Waits for both, so that the page does not move. If the to-dos fail, the details show without them.
 */
export function useDetails(): DetailsAnswer {
  const details = useAnswer(getAccountDetails);
  const overview = useAnswer(getAccountOverview);
  const toDosOf = (shown: AccountDetails): OverviewAnswer =>
    overview.status === 'ready'
      ? { status: 'ready', data: { ...overview.data, margin: marginsOf(shown), funded: isFunded(shown) } }
      : overview;
  if (details.status !== 'ready') return { answer: details, toDosOf };
  if (overview.status === 'waiting') return { answer: overview, toDosOf };
  const refresh = async () => {
    await Promise.all([
      details.refresh(),
      overview.status === 'ready' ? overview.refresh().catch(keepShown) : undefined,
    ]);
  };
  return { answer: { ...details, refresh }, toDosOf };
}

/** The customer asked for the amounts of `details.refresh`; if the other to-dos fail, they do not change. */
const keepShown = () => undefined;

const marginsOf = (details: AccountDetails) => {
  const { calls, unvalued } = marginCallsOf(details);
  return { calls: [...calls], unvalued: [...unvalued] };
};
