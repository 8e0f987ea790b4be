import { clickDebounceMs } from '@quayside/platform/internals/debounce';
import { useRef } from 'react';

/**
 * Creates a guard against repeated presses: a function that takes the `timeStamp` of a press and returns whether the
 * press counts. Presses within `intervalMs` after one that counted do not (UI-02: 200 ms).
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

/**
 * Returns a click handler that ignores repeated clicks (UI-02). Ignored clicks neither submit forms nor follow links.
 */
export function useGuardedPress<E extends PressEvent>(onPress: ((event: E) => void) | undefined): (event: E) => void {
  const guard = useRef<((timeStamp: number) => boolean) | null>(null);
  return (event) => {
    guard.current ??= createPressGuard();
    if (guard.current(event.timeStamp)) return onPress?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
}
