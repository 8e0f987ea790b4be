/** Longest delay in milliseconds on a page that is never idle. */
const busyWaits = 2000;

/** Runs a function when the main thread is idle. Safari before 27 has no idle callback. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: busyWaits });
  else setTimeout(run);
}
