import { useCallback, useState } from 'react';
import { useStableCallback } from '../field/use-stable-callback.ts';
import { calculatePull, isAtTop, releaseThresholdPx } from './pull.ts';

/**
 * Returns a ref for an element that can be pulled with one finger, and the distance of its content in CSS pixels. The
 * hook adds its own listeners, because React's touch listeners are passive and cannot prevent scrolling.
 */
export function usePull({ enabled, onRelease }: { enabled: boolean; onRelease: () => void }) {
  const [pulled, setPulled] = useState(0);
  const release = useStableCallback(onRelease);
  const ref = useCallback(
    (element: HTMLDivElement) => {
      if (!enabled) return;
      let from: number | undefined;
      let last = 0;
      const show = (next: number) => {
        last = next;
        setPulled(next);
      };
      const start = ({ touches, target }: TouchEvent) => {
        from = touches.length === 1 && target instanceof Element && isAtTop(target) ? touches[0]?.clientY : undefined;
        show(0);
      };
      const move = (event: TouchEvent) => {
        const y = event.touches[0]?.clientY;
        if (from === undefined || y === undefined) return;
        const next = calculatePull(y - from);
        if (next > 0 && event.cancelable) event.preventDefault();
        show(next);
      };
      const end = () => {
        if (from !== undefined && last >= releaseThresholdPx) release();
        cancel();
      };
      const cancel = () => {
        from = undefined;
        show(0);
      };
      element.addEventListener('touchstart', start, { passive: true });
      element.addEventListener('touchmove', move, { passive: false });
      element.addEventListener('touchend', end);
      element.addEventListener('touchcancel', cancel);
      return () => {
        element.removeEventListener('touchstart', start);
        element.removeEventListener('touchmove', move);
        element.removeEventListener('touchend', end);
        element.removeEventListener('touchcancel', cancel);
      };
    },
    [enabled, release],
  );
  return { ref, pulled };
}
