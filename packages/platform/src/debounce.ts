import { pageTimers, type Timers } from './timers.ts';

/** UI-02 (specification, section 9), in milliseconds. */
export const clickDebounceMs = 200;
/** How long a scroll container must have kept its size before it is measured anew (UI-02). */
export const resizeDebounceMs = 300;
/** How long the native app must have kept the page in front or behind before anything acts on it (UI-02). */
export const visibilityDebounceMs = 1000;

/** A function that waits for a burst of calls to end. */
export type Debounced<Arguments extends unknown[]> = ((...values: Arguments) => void) & {
  /** Forgets a call that waits. */
  readonly cancel: () => void;
  /** Makes a call that waits at once. */
  readonly flush: () => void;
};

/** Calls `run` once, `ms` after the last of a burst of calls, with the values of that last call. */
export function debounce<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
  ms: number,
  timers: Timers = pageTimers,
): Debounced<Arguments> {
  let waiting: { timer: unknown; values: Arguments } | undefined;
  const cancel = () => {
    if (waiting) timers.clearTimeout(waiting.timer);
    waiting = undefined;
  };
  const flush = () => {
    const values = waiting?.values;
    cancel();
    if (values) run(...values);
  };
  const debounced = (...values: Arguments) => {
    cancel();
    waiting = { values, timer: timers.setTimeout(flush, ms) };
  };
  return Object.assign(debounced, { cancel, flush });
}
