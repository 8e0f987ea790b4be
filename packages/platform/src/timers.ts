/** The part of the page's timers that Quayside uses; tests pass their own. Times in milliseconds. */
export type Timers = {
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
};

/** The page's own timers, looked up at each call so that a test runner's clock is seen. */
export const pageTimers: Timers = {
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as ReturnType<typeof globalThis.setTimeout>),
};
