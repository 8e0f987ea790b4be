/** The delay in milliseconds before the first retry. It doubles after each retry. */
const firstWait = 5000;

/**
 * Wraps a loader for `lazy`. A failed chunk is loaded again after a delay or when the network is back, and the fallback shows until then. `lazy` alone throws
 * into the screen and never retries (FAIL-01). Calls `onMissing` after each failure.
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
