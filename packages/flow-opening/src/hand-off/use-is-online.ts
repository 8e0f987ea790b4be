import { useSyncExternalStore } from 'react';
import { browserPage } from './ask-now-and-then.ts';

/** Whether the browser reports a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(browserPage.listen, browserPage.isOnline, () => true);
