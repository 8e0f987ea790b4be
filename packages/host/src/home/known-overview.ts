import type { AccountOverview } from '@quayside/contract/account-overview';
import type { SignedIn } from '../host-context.ts';

/** By the login: it ends with that, and another customer on this device has another. */
const overviews = new WeakMap<SignedIn, AccountOverview>();

/** Keeps what home shows in memory, so that a page that follows shows the same figures at once. */
export const keepOverview = (login: SignedIn, overview: AccountOverview): void => void overviews.set(login, overview);

/** Returns what home has shown to the customer of `login`; undefined if they have not been there. */
export const overviewOf = (login: SignedIn): AccountOverview | undefined => overviews.get(login);
