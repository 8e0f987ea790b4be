import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Returns a ref whose element is passed to `adopt` once after hydration, to read input that the user made in the
 * prerendered HTML. React 19.3 leaves the DOM value unchanged without firing an event, and the next render overwrites
 * it (updateInput).
 */
export function useInputBeforeHydration<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const compare = useEffectEvent(adopt);
  useEffect(() => {
    if (ref.current) compare(ref.current);
  }, []);
  return ref;
}
