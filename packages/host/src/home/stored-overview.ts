import type { AccountOverview } from '@quayside/contract/internals/account-overview';
import type { SignedIn } from '../host-context.ts';

/** The cached overviews by login, so that another customer of this page does not see them. */
const overviews = new WeakMap<SignedIn, AccountOverview>();

/** Caches a customer's overview in memory, so that later pages show its figures while they load. */
export const storeOverview = (login: SignedIn, overview: AccountOverview): void => void overviews.set(login, overview);

/** Returns the overview that home has cached for a login, or undefined if home has not loaded one. */
export const getStoredOverview = (login: SignedIn): AccountOverview | undefined => overviews.get(login);
