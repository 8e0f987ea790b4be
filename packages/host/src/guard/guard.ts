import { pageTimers, type Timers } from '@quayside/platform/timers';
import { withTimeout } from '@quayside/platform/with-timeout';
import type { HostRoute } from '../route-table/route-table.ts';

/** Actions of the guard, in the order of a navigation (NAV-01). */
export type GuardActions = {
  /** shows the loading toast with its mask; returns a function that closes it. After `'allowed'`, the caller closes it with the new screen */
  readonly mask: () => () => void;
  readonly setTitle: (name: string) => void;
  readonly setServiceButton: (shown: boolean) => void;
  /** resolves when a user is signed in */
  readonly login: () => Promise<void>;
  /** returns whether the login waits for the customer's answer, which has no time limit */
  readonly asks: () => boolean;
  /** resolves once the screen can be shown */
  readonly arrive: () => Promise<void>;
  readonly log: (what: string, error: unknown) => void;
};

/** Longest login in milliseconds. Afterwards the mask closes and the customer can retry (reliability F06). */
export const loginLimit = 15_000;

/** Thrown if the login takes longer than `loginLimit`. */
export class LoginTimeoutError extends Error {
  override readonly name = 'LoginTimeoutError';
  constructor() {
    super('The login did not answer in time. Close the mask, offer to try again and the customer service.');
  }
}

/**
 * Runs the actions that the specification requires before every navigation (NAV-01), in its order: mask, title, service button, and login unless auth is
 * exactly false. The mask stays until the screen has loaded, but no longer than `loginLimit`: a chunk may take 120 s, and the customer can use the previous
 * screen meanwhile (reliability H15). The guard closes it on all other results. On `'allowed'`, the caller closes it in the frame that shows the screen, so
 * that no button looks idle in between. `'refused'` means that the login failed and was logged, and that the navigation stops (NAV-04). Rejects with the error
 * of `arrive`.
 */
export async function guardNavigation(
  route: Pick<HostRoute, 'name' | 'auth' | 'cs'>,
  actions: GuardActions,
  timers: Timers = pageTimers,
): Promise<'allowed' | 'refused'> {
  const unmask = actions.mask();
  const late = timers.setTimeout(unmask, loginLimit);
  let verdict: 'allowed' | 'refused' = 'refused';
  try {
    actions.setTitle(route.name);
    actions.setServiceButton(route.cs !== false);
    if (route.auth !== false && !(await signedIn(actions, timers))) return verdict;
    await actions.arrive();
    verdict = 'allowed';
    return verdict;
  } finally {
    timers.clearTimeout(late);
    if (verdict === 'refused') unmask();
  }
}

async function signedIn({ login, asks, log }: GuardActions, timers: Timers): Promise<boolean> {
  const running = login();
  for (;;) {
    try {
      await withTimeout(running, loginLimit, () => new LoginTimeoutError(), timers);
      return true;
    } catch (error) {
      if (error instanceof LoginTimeoutError && asks()) continue;
      log('login', error);
      return false;
    }
  }
}
