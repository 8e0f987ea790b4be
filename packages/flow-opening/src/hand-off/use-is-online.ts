import { useSyncExternalStore } from 'react';
import { browserPage } from './poll-with-backoff.ts';

/** Returns whether the browser reports a network connection, and rerenders on each change. Returns true during prerendering. */
export const useIsOnline = (): boolean => useSyncExternalStore(browserPage.listen, browserPage.isOnline, () => true);
