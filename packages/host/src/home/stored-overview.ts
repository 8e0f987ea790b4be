import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import type { SignedIn } from '../host-context.ts';

/** The overviews by login, so that another customer on this device does not see them. */
const overviews = new WeakMap<SignedIn, AccountOverview>();

/** Caches the overview of home in memory, so that later pages show the same figures at once. */
export const storeOverview = (login: SignedIn, overview: AccountOverview): void => void overviews.set(login, overview);

/** Returns the overview that home has loaded for a login, or undefined. */
export const getStoredOverview = (login: SignedIn): AccountOverview | undefined => overviews.get(login);
