/**
 * Runs a task when the page is idle, or after 4 seconds at the latest. Returns a function that cancels the task. Safari
 * before version 27 has no idle callback, so the task runs after 600 ms there.
 */
export function runWhenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 600);
  return () => clearTimeout(handle);
}
