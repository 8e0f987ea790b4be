/** Runs `task` once the page has nothing better to do; Safari before 27 has no idle callback. Returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, 600);
  return () => clearTimeout(handle);
}
