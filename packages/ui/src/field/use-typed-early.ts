import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells a field what was typed or chosen in prerendered HTML before React ran. Hydration keeps the DOM's value but says nothing of it,
 * and the next render would write the old value over it (react-dom 19.3, updateInput). `adopt` runs once, compares, and reports.
 */
export function useTypedEarly<E extends Element>(adopt: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  const compare = useEffectEvent(adopt);
  useEffect(() => {
    if (ref.current) compare(ref.current);
  }, []);
  return ref;
}
