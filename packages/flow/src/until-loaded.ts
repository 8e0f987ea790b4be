/** Delay in milliseconds before the first retry; it doubles after each. */
const firstWait = 5000;

/**
 * Wraps a loader for `lazy`: a failed chunk leaves its place empty, and is retried after a delay and when the network is back. `lazy` alone throws into the
 * screen and never retries (FAIL-01). `onMissing` is called after each failure.
 */
export const untilLoaded =
  <Part>(load: () => Promise<Part>, onMissing?: () => void): (() => Promise<Part>) =>
  async () => {
    for (let wait = firstWait; ; wait *= 2) {
      try {
        return await load();
      } catch {
        onMissing?.();
        await Promise.race([
          new Promise((resolve) => addEventListener('online', resolve, { once: true })),
          new Promise((resolve) => setTimeout(resolve, wait)),
        ]);
      }
    }
  };
