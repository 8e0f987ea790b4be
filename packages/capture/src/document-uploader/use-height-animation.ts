import { pauseUntilPainted } from '@quayside/ui/internals/late-motion/pause-until-painted';
import { arrival } from '@quayside/ui/internals/motion';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Animates the height of a box when `state` changes, so that the box does not cover the content below. The box must
 * have `box-sizing: border-box`. With reduced motion, the height changes without animation. If `retainsHeight` is true,
 * a box that leaves the state `empty` does not become lower until it is empty again. Meanwhile it has the attribute
 * `data-held`, so that styles can fit the content to that height.
 */
export function useHeightAnimation(box: RefObject<HTMLElement | null>, state: string, retainsHeight = false): void {
  const seen = useRef<number>(undefined);
  const running = useRef<Animation>(undefined);
  const shown = useRef(state);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const from = shown.current === state ? undefined : seen.current;
    if (state === 'empty') hold(current, undefined);
    else if (from && retainsHeight && shown.current === 'empty') hold(current, from);
    shown.current = state;
    if (from) running.current?.cancel(); // a running animation would distort the measured height
    const to = current.getBoundingClientRect().height;
    if (from && Math.abs(from - to) > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const keyframes = { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] };
      running.current = pauseUntilPainted(current.animate(keyframes, arrival));
    }
    const observer = new ResizeObserver(() => {
      seen.current = current.getBoundingClientRect().height;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, state, retainsHeight]);
}

function hold({ style, dataset }: HTMLElement, height: number | undefined): void {
  if (height) dataset.held = '';
  else delete dataset.held;
  style.minHeight = height ? `${height}px` : '';
}
