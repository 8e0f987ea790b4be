/** The timer functions that Quayside uses, with times in milliseconds. Tests pass fake ones. */
export type Timers = {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
};

/** The timers of the page. They are looked up on each call, so that a test runner can replace them. */
export const pageTimers: Timers = {
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
};
