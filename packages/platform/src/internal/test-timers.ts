import type { Timers } from '../timers.ts';

/** Timers that a test turns by hand. */
export function handTimers(): Timers & { advance: (ms: number) => void; waiting: () => number } {
  let time = 0;
  let next = 0;
  const pending = new Map<number, { at: number; run: () => void }>();
  return {
    setTimeout(run, ms) {
      next += 1;
      pending.set(next, { at: time + ms, run });
      return next;
    },
    clearTimeout(timer) {
      pending.delete(timer as number);
    },
    advance(ms) {
      time += ms;
      for (const [id, { at, run }] of pending) {
        if (at > time) continue;
        pending.delete(id);
        run();
      }
    },
    waiting: () => pending.size,
  };
}
