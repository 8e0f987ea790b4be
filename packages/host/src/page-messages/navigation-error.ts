import type { Location } from 'react-router';

/**
 * A failed navigation to `wanted`. `refused`: the login failed. `offline`: no network. `unloadable`: the page's code failed to load. `unanswered`: the server
 * did not return the state of the application.
 */
export type NavigationError = {
  readonly kind: 'refused' | 'offline' | 'unloadable' | 'unanswered';
  readonly error: unknown;
  readonly wanted: Location;
};

/** Returns the reason why a navigation failed after its login. A failed import has no error code. While the device is offline, the reason is `offline`. */
export function classifyNavigationError(error: unknown): 'offline' | 'unloadable' | 'unanswered' {
  const { code, messageKey } = error as { readonly code?: unknown; readonly messageKey?: unknown };
  if (code === 'NETWORK_ERROR') return 'offline';
  if (messageKey !== undefined) return 'unanswered';
  return navigator.onLine ? 'unloadable' : 'offline';
}
