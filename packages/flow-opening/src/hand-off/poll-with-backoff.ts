import { pageTimers, type Timers } from '@quayside/platform/internals/timers';

/** Reports whether a page is hidden and online, and calls a listener on each change. */
export type PageActivity = {
  readonly isHidden: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls `changed` on each change; returns an unsubscribe function. */
  readonly listen: (changed: () => void) => () => void;
};

/** Milliseconds between the first two polls, and after a change. */
export const shortestIntervalMs = 2_000;
/** Longest interval between polls, in milliseconds. A step on the phone takes about four minutes. */
export const longestIntervalMs = 10_000;
const GROWTH = 1.5;

/**
 * Calls `ask` at growing intervals until it resolves to `over`, and returns a function that stops the polling. The interval is reset after `changed`. Pauses
 * while the page is hidden or offline. A failed call counts as `same`.
 */
export function pollWithBackoff(
  ask: () => Promise<'same' | 'changed' | 'over'>,
  page: PageActivity,
  timers: Timers = pageTimers,
): () => void {
  let pause = shortestIntervalMs;
  let timer: unknown;
  let state: 'waiting' | 'asking' | 'over' = 'waiting';
  const worthAsking = () => state === 'waiting' && !page.isHidden() && page.isOnline();
  const later = () => {
    timers.clearTimeout(timer);
    if (worthAsking()) timer = timers.setTimeout(() => void now(), pause);
  };
  const now = async () => {
    timers.clearTimeout(timer);
    if (!worthAsking()) return;
    state = 'asking';
    const answer = await ask().catch(() => 'same' as const);
    if ((state as string) === 'over') return; // the caller stopped the polling during the request
    state = answer === 'over' ? 'over' : 'waiting';
    pause = answer === 'changed' ? shortestIntervalMs : Math.min(pause * GROWTH, longestIntervalMs);
    if (state === 'over') stop();
    else later();
  };
  const unlisten = page.listen(() => {
    pause = shortestIntervalMs;
    void now();
  });
  function stop() {
    state = 'over';
    timers.clearTimeout(timer);
    unlisten();
  }
  later();
  return stop;
}

/** `PageActivity` of the browser's page, from `document.hidden` and `navigator.onLine`. */
export const browserPage: PageActivity = {
  isHidden: () => document.hidden,
  isOnline: () => navigator.onLine,
  listen: (changed) => {
    document.addEventListener('visibilitychange', changed);
    for (const word of ['online', 'offline']) addEventListener(word, changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      for (const word of ['online', 'offline']) removeEventListener(word, changed);
    };
  },
};
