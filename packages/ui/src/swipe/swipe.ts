import { type CSSProperties, type PointerEvent, useRef } from 'react';

/** UI-03: a finger that has moved no farther than this has no direction yet. CSS pixels. */
export const swipeThresholdPx = 10;

/** Where the finger went, as the reader sees the screen. */
export type SwipeDirection = 'left' | 'right' | 'up' | 'down';

/** The direction of a movement by `x` and `y` CSS pixels; undefined up to the threshold and on the exact diagonal. */
export function swipeDirection(x: number, y: number): SwipeDirection | undefined {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (across > along && across > swipeThresholdPx) return x < 0 ? 'left' : 'right';
  if (along > across && along > swipeThresholdPx) return y < 0 ? 'up' : 'down';
  return undefined;
}

/** To spread on the element that is swiped. `style` is its `touch-action`. */
export type SwipeHandlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  style: CSSProperties;
};

/**
 * Handlers for an element that can be swiped along `axis`; the other axis still scrolls the page. Calls `onSwipe` when the finger lifts.
 * A swipe is never the only way: put a button beside it.
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
      const direction = swipeDirection(clientX - from.x, clientY - from.y);
      if (direction && axes[axis].includes(direction)) onSwipe(direction);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    style: { touchAction: axis === 'x' ? 'pan-y' : 'pan-x' },
  };
}

const axes: Record<'x' | 'y', readonly SwipeDirection[]> = { x: ['left', 'right'], y: ['up', 'down'] };
