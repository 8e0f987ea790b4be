import type { Location } from 'react-router';

/**
 * Why the customer is not where they wanted to be. `refused`: the login failed; `offline`: the network is gone; `unloadable`: the page's code did not come;
 * `unanswered`: the server could not say where the application stands.
 */
export type Problem = {
  readonly kind: 'refused' | 'offline' | 'unloadable' | 'unanswered';
  readonly error: unknown;
  readonly wanted: Location;
};

/** What stopped a navigation after its login. A failed import has no code of a call; without a network that is the reason, whatever failed first. */
export function kindOf(error: unknown): 'offline' | 'unloadable' | 'unanswered' {
  const { code, messageKey } = error as { readonly code?: unknown; readonly messageKey?: unknown };
  if (code === 'NETWORK_ERROR') return 'offline';
  if (messageKey !== undefined) return 'unanswered';
  return navigator.onLine ? 'unloadable' : 'offline';
}
