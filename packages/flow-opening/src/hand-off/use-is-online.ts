import { useSyncExternalStore } from 'react';
import { browserPage } from './poll-with-backoff.ts';

/** Returns whether the browser reports a network connection. Returns true during prerendering. */
export const useIsOnline = (): boolean => useSyncExternalStore(browserPage.listen, browserPage.isOnline, () => true);
