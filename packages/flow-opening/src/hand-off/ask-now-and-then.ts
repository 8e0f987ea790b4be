import { pageTimers, type Timers } from '@quayside/platform/timers';

/** What of the page decides whether it is worth asking. */
export type Watched = {
  readonly isHidden: () => boolean;
  readonly isOnline: () => boolean;
  /** tells of every change of either; returns how to stop */
  readonly listen: (changed: () => void) => () => void;
};

/** Soon enough to go on by itself, in milliseconds. */
export const firstPauseMs = 2_000;
/** Somebody who takes four minutes does not notice ten seconds. */
export const longestPauseMs = 10_000;
const GROWTH = 1.5;

/**
 * Asks again and again, less and less often, until `ask` answers `over` or it is stopped; not while the page is hidden or offline, at once when it comes back. An
 * answer `changed` is followed by the shortest pause again. A question that fails is asked again like any other.
 */
export function askNowAndThen(
  ask: () => Promise<'same' | 'changed' | 'over'>,
  page: Watched,
  timers: Timers = pageTimers,
): () => void {
  let pause = firstPauseMs;
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
    if ((state as string) === 'over') return; // stopped meanwhile
    state = answer === 'over' ? 'over' : 'waiting';
    pause = answer === 'changed' ? firstPauseMs : Math.min(pause * GROWTH, longestPauseMs);
    if (state === 'over') stop();
    else later();
  };
  const unlisten = page.listen(() => {
    pause = firstPauseMs;
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

/** The page in a browser's window. */
export const browserPage: Watched = {
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
