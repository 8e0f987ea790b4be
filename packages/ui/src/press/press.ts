import { clickDebounceMs } from '@quayside/platform/debounce';
import { useRef } from 'react';

/**
 * Says of each press whether it counts. The first does, and then none for `intervalMs` (UI-02: 200 ms).
 * Times are those of the events (`event.timeStamp`, milliseconds), so nothing waits and nothing is kept alive.
 */
export function createPressGuard(intervalMs = clickDebounceMs): (timeStamp: number) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return (timeStamp) => {
    if (timeStamp - last < intervalMs) return false;
    last = timeStamp;
    return true;
  };
}

type PressEvent = { timeStamp: number; preventDefault(): void; stopPropagation(): void };

/** A click handler that runs `onPress` once for a burst of clicks. Dropped clicks neither submit nor follow a link. */
export function useGuardedPress<E extends PressEvent>(onPress: ((event: E) => void) | undefined): (event: E) => void {
  const guard = useRef<((timeStamp: number) => boolean) | null>(null);
  return (event) => {
    guard.current ??= createPressGuard();
    if (guard.current(event.timeStamp)) return onPress?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
}
