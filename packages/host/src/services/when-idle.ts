/** The longest delay on a busy page, in milliseconds. */
const longestDelay = 2000;

/** Runs a function when the main thread is idle, or after 2 s. Safari before 27 has no idle callback. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestDelay });
  else setTimeout(run);
}
