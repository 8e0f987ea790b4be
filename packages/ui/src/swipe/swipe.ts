import { type CSSProperties, type PointerEvent, useRef } from 'react';

/** The minimum distance of a swipe in CSS pixels (UI-03). */
export const swipeThresholdPx = 10;

/** The physical direction of a swipe, independent of the writing direction. */
export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** Returns the direction of a movement in CSS pixels, or undefined below the threshold and on the exact diagonal. */
export function getSwipeDirection(x: number, y: number): SwipeDirection | undefined {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (across > along && across > swipeThresholdPx) return x < 0 ? 'left' : 'right';
  if (along > across && along > swipeThresholdPx) return y < 0 ? 'up' : 'down';
  return undefined;
}

/** The handlers of an element that can be swiped. `style` sets its `touch-action`. */
export type SwipeHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  style: CSSProperties;
};

/**
 * Returns handlers for swipes along `axis`. The other axis scrolls. `onSwipe` runs when the finger lifts off. Offer a
 * button as an alternative.
 */
export function useSwipe(axis: 'x' | 'y', onSwipe: (direction: SwipeDirection) => void): SwipeHandlers {
  const start = useRef<{ pointer: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerId, clientX, clientY }) => {
      start.current ??= { pointer: pointerId, x: clientX, y: clientY };
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      if (from?.pointer !== pointerId) return;
      start.current = null;
      const direction = getSwipeDirection(clientX - from.x, clientY - from.y);
      if (direction && axes[axis].includes(direction)) onSwipe(direction);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    style: { touchAction: axis === 'x' ? 'pan-y' : 'pan-x' },
  };
}

const axes: Record<'x' | 'y', readonly SwipeDirection[]> = { x: ['left', 'right'], y: ['up', 'down'] };
