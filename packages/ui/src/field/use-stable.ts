import { useCallback, useInsertionEffect, useRef } from 'react';

/** `callback` under one identity for memoised children: it calls the newest one. For events, not to be called while rendering. */
export function useStable<A extends readonly unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const newest = useRef(callback);
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
