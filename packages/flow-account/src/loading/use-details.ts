import { getAccountDetails, getAccountOverview } from '@quayside/contract/calls/account';
import type { AccountDetails } from '@quayside/contract/internals/account-details';
import type { OverviewAnswer } from '@quayside/flow-screens/internals/to-do-list';
import { findMarginCalls, isFunded } from '@quayside/rules/internals/metrics/margin-calls';
import { type CallState, useCall } from './use-call.ts';

/** The details of the account, null without one. `toDosOf` returns the to-dos of a page with these details, so that both state the same margin call. */
export type DetailsAnswer = {
  readonly answer: CallState<AccountDetails | null>;
  readonly toDosOf: (details: AccountDetails) => OverviewAnswer;
};

/**
 * Loads the details of the account and the customer's to-dos. Waits for both, so that the page does not move. If only the to-dos fail, the details are still
 * ready.
 */
export function useDetails(): DetailsAnswer {
  const details = useCall(getAccountDetails);
  const overview = useCall(getAccountOverview);
  const toDosOf = (shown: AccountDetails): OverviewAnswer =>
    overview.status === 'ready'
      ? { status: 'ready', data: { ...overview.data, margin: marginsOf(shown), funded: isFunded(shown) } }
      : overview;
  if (details.status !== 'ready') return { answer: details, toDosOf };
  if (overview.status === 'waiting') return { answer: overview, toDosOf };
  const refresh = async () => {
    await Promise.all([
      details.refresh(),
      overview.status === 'ready' ? overview.refresh().catch(ignoreError) : undefined,
    ]);
  };
  return { answer: { ...details, refresh }, toDosOf };
}

/** Ignores a failed refresh of the to-dos: the customer asked for new amounts, and older to-dos are acceptable. */
const ignoreError = () => undefined;

const marginsOf = (details: AccountDetails) => {
  const { calls, unvalued } = findMarginCalls(details);
  return { calls: [...calls], unvalued: [...unvalued] };
};
