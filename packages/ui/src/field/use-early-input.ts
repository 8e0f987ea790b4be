import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Passes the element to `adopt` once after hydration, so that input in prerendered HTML is not lost. React 19.3 keeps
 * the DOM value without firing an event, and the next render overwrites it (updateInput).
 */
export function useEarlyInput<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const compare = useEffectEvent(adopt);
  useEffect(() => {
    if (ref.current) compare(ref.current);
  }, []);
  return ref;
}
