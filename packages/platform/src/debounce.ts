import { pageTimers, type Timers } from './timers.ts';

/** The debounce time for clicks, in milliseconds (UI-02; specification, section 9). */
export const clickDebounceMs = 200;
/** The debounce time for the size of a scroll container, in milliseconds (UI-02). */
export const resizeDebounceMs = 300;
/** The debounce time for the visibility of the page, in milliseconds (UI-02). */
export const visibilityDebounceMs = 1000;

/**
 * A debounced function. `cancel` drops the pending call, and `flush` runs it at once. Both do nothing if no call is
 * pending.
 */
export type Debounced<Arguments extends unknown[]> = ((...values: Arguments) => void) & {
  readonly cancel: () => void;
  readonly flush: () => void;
};

/**
 * Returns a function that calls `run` once, `ms` milliseconds after the last of several calls, with the arguments of
 * that call.
 */
export function debounce<Arguments extends unknown[]>(
  run: (...values: Arguments) => void,
  ms: number,
  timers: Timers = pageTimers,
): Debounced<Arguments> {
  let pending: { timer: unknown; values: Arguments } | undefined;
  const cancel = () => {
    if (pending) timers.clearTimeout(pending.timer);
    pending = undefined;
  };
  const flush = () => {
    const values = pending?.values;
    cancel();
    if (values) run(...values);
  };
  const debounced = (...values: Arguments) => {
    cancel();
    pending = { values, timer: timers.setTimeout(flush, ms) };
  };
  return Object.assign(debounced, { cancel, flush });
}
