import { debounce, resizeDebounceMs } from '@quayside/platform/internals/debounce';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onResize` with the content size of an element in CSS pixels, 300 ms after it mounts and after its last change
 * (UI-02). Use it for scroll containers.
 */
export function useDebouncedResize(
  target: RefObject<Element | null>,
  onResize: (size: { width: number; height: number }) => void,
): void {
  const latest = useRef(onResize);
  useEffect(() => {
    latest.current = onResize;
  });
  useEffect(() => {
    if (!target.current) return;
    const notify = debounce((size: { width: number; height: number }) => latest.current(size), resizeDebounceMs);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) notify({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(target.current);
    return () => {
      observer.disconnect();
      notify.cancel();
    };
  }, [target]);
}
