/** How long a part waits before it is asked for again, in milliseconds; twice as long after each try. */
const firstWait = 5000;

/**
 * For `lazy`: a part of a screen whose chunk does not come leaves its place empty, and is fetched again after a while, and when the network is back. `lazy` alone
 * throws into the screen, which would give way to the last resort, and never asks again (FAIL-01). `onMissing`: after each try that failed.
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
