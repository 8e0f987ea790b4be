import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the latest `callback`. Call it only in event handlers and
 * effects, not during rendering.
 */
export function useStableCallback<A extends readonly unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const newest = useRef(callback);
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
