import { useSyncExternalStore } from 'react';

/**
 * Returns whether the device reports a network, or true while prerendering. The device can be wrong, so requests can still fail. Re-renders when the network
 * comes or goes.
 */
export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline, always);

function watch(changed: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, changed);
  };
}

const isOnline = () => navigator.onLine;
const always = () => true;
