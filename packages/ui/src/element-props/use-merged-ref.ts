import { type Ref, type RefCallback, useCallback } from 'react';

/** Returns a ref that sets the component's own ref callback and the `ref` of its caller. */
export function useMergedRef<E extends Element>(
  own: (element: E) => (() => void) | undefined,
  given: Ref<E> | undefined,
): RefCallback<E> {
  return useCallback(
    (element: E) => {
      const releaseOwn = own(element);
      const releaseGiven = setRef(given, element);
      return () => {
        releaseOwn?.();
        if (releaseGiven) releaseGiven();
        else setRef(given, null);
      };
    },
    [own, given],
  );
}

function setRef<E>(ref: Ref<E> | undefined, element: E | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
