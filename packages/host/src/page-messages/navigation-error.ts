import type { Location } from 'react-router';

/**
 * Why the navigation to `wanted` failed. `refused`: the login failed. `offline`: no network. `unloadable`: the page's code failed to load. `unanswered`: the
 * server did not return the state of the application.
 */
export type NavigationError = {
  readonly kind: 'refused' | 'offline' | 'unloadable' | 'unanswered';
  readonly error: unknown;
  readonly wanted: Location;
};

/**
 * Returns why a navigation failed after its login. `offline`: the device is offline. `unloadable`: an import failed, so the error has no code. `unanswered`:
 * any other error of the server.
 */
export function classifyNavigationError(error: unknown): 'offline' | 'unloadable' | 'unanswered' {
  const { code, messageKey } = error as { readonly code?: unknown; readonly messageKey?: unknown };
  if (code === 'NETWORK_ERROR') return 'offline';
  if (messageKey !== undefined) return 'unanswered';
  return navigator.onLine ? 'unloadable' : 'offline';
}
