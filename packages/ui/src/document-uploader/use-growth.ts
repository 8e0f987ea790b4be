import { type RefObject, useLayoutEffect, useRef } from 'react';
import { oncePainted } from '../late-motion/once-painted.ts';

/**
 * Lets a box grow or shrink to the height of its new content when `state` changes, so that what stands below follows instead of jumping. With reduced motion it has
 * that height at once.
 */
export function useGrowth(box: RefObject<HTMLElement | null>, state: string): void {
  const seen = useRef<number>(undefined);
  const running = useRef<Animation>(undefined);
  const shown = useRef(state);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const from = shown.current === state ? undefined : seen.current;
    shown.current = state;
    running.current?.cancel();
    const to = current.offsetHeight;
    if (from && Math.abs(to - from) > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      running.current = oncePainted(
        current.animate(
          { height: [`${from}px`, `${to}px`], overflowY: ['clip', 'clip'] },
          { duration: 200, easing: 'ease-out' },
        ),
      );
    const observer = new ResizeObserver(() => {
      seen.current = current.offsetHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, state]);
}
