/** Delay in milliseconds before the first retry; it doubles after each. */
const firstWait = 5000;

/**
 * Wraps a loader for `lazy`, so that a failed chunk is retried after a delay and when the network is back; its fallback shows until then. `lazy`
 * alone throws into the screen and never retries (FAIL-01). Calls `onMissing` after each failure.
 */
export const retryImport =
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
