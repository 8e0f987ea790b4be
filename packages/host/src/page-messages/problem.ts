import type { Location } from 'react-router';

/**
 * Why a navigation failed. `refused`: the login failed; `offline`: no network; `unloadable`: the page's code failed to load; `unanswered`: the server could
 * not give the application's status.
 */
export type Problem = {
  readonly kind: 'refused' | 'offline' | 'unloadable' | 'unanswered';
  readonly error: unknown;
  readonly wanted: Location;
};

/**
 * Returns the cause of a navigation that failed after its login. A failed import carries no error code; offline, the network is the cause, whatever failed
 * first.
 */
export function kindOf(error: unknown): 'offline' | 'unloadable' | 'unanswered' {
  const { code, messageKey } = error as { readonly code?: unknown; readonly messageKey?: unknown };
  if (code === 'NETWORK_ERROR') return 'offline';
  if (messageKey !== undefined) return 'unanswered';
  return navigator.onLine ? 'unloadable' : 'offline';
}
