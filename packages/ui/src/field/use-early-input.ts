import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Reports input that the user made in prerendered HTML before hydration. React 19.3 keeps the DOM value without an
 * event, and the next render overwrites it (updateInput). `adopt` runs once after hydration.
 */
export function useEarlyInput<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const compare = useEffectEvent(adopt);
  useEffect(() => {
    if (ref.current) compare(ref.current);
  }, []);
  return ref;
}
