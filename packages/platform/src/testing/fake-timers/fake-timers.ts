import type { Timers } from '../../timers.ts';

/** Timers with a time that only the test advances. */
export type FakeTimers = Timers & {
  /** Advances the time by `ms` and runs due timers in order. */
  readonly advance: (ms: number) => void;
  /** Returns the number of timers that have not run. */
  readonly waiting: () => number;
  /** Returns the time in milliseconds since the timers were created. */
  readonly now: () => number;
};

/** Creates timers whose time starts at 0 and advances only when a test calls `advance`. */
export function createFakeTimers(): FakeTimers {
  let time = 0;
  let last = 0;
  const pending = new Map<number, { at: number; run: () => void }>();
  const due = (until: number) =>
    [...pending].filter(([, { at }]) => at <= until).sort(([a, one], [b, other]) => one.at - other.at || a - b)[0];
  return {
    setTimeout(run, ms) {
      last += 1;
      pending.set(last, { at: time + ms, run });
      return last;
    },
    clearTimeout(timer) {
      pending.delete(timer as number);
    },
    advance(ms) {
      const until = time + ms;
      for (let next = due(until); next; next = due(until)) {
        const [id, { at, run }] = next;
        pending.delete(id);
        time = at;
        run();
      }
      time = until;
    },
    waiting: () => pending.size,
    now: () => time,
  };
}
