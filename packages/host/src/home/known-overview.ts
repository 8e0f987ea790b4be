import type { AccountOverview } from '@quayside/contract/account-overview';
import type { Caller } from '@quayside/flow/services';

/** By the calls of a login: another customer on this device has others. */
const overviews = new WeakMap<Caller, AccountOverview>();

/** Keeps what home shows in memory, so that a page that follows shows the same figures at once. */
export const keepOverview = (caller: Caller, overview: AccountOverview): void => void overviews.set(caller, overview);

/** Returns what home has shown to the customer of `caller`; undefined if they have not been there. */
export const overviewOf = (caller: Caller): AccountOverview | undefined => overviews.get(caller);
