import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import type { SignedIn } from '../host-context.ts';

/** Overviews by login. A login ends with the session, and another customer on this device has another login. */
const overviews = new WeakMap<SignedIn, AccountOverview>();

/** Caches the overview that home shows in memory, so that later pages show the same figures at once. */
export const storeOverview = (login: SignedIn, overview: AccountOverview): void => void overviews.set(login, overview);

/** Returns the overview that home has shown for `login`, or undefined if home was not visited. */
export const overviewOf = (login: SignedIn): AccountOverview | undefined => overviews.get(login);
