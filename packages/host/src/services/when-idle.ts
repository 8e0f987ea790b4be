/** The longest delay in milliseconds, for a page that is never idle. */
const longestDelay = 2000;

/** Runs a function once, when the main thread is idle or after 2 s at the latest. Also works in Safari before 27, which has no idle callback. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestDelay });
  else setTimeout(run);
}
