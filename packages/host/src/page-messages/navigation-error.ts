import type { Location } from 'react-router';

/**
 * Reason why a navigation failed. `refused`: the login failed. `offline`: no network. `unloadable`: the page's code failed to load. `unanswered`: the server
 * could not give the application's status.
 */
export type NavigationError = {
  readonly kind: 'refused' | 'offline' | 'unloadable' | 'unanswered';
  readonly error: unknown;
  readonly wanted: Location;
};

/**
 * Returns the reason why a navigation failed after its login. A failed import has no error code. While the device is offline, the reason is the network,
 * whatever failed first.
 */
export function classifyNavigationError(error: unknown): 'offline' | 'unloadable' | 'unanswered' {
  const { code, messageKey } = error as { readonly code?: unknown; readonly messageKey?: unknown };
  if (code === 'NETWORK_ERROR') return 'offline';
  if (messageKey !== undefined) return 'unanswered';
  return navigator.onLine ? 'unloadable' : 'offline';
}
