/**
 * For `lazy`: a part of a screen whose chunk does not come leaves its place empty, and is fetched again when the network is back. `lazy` alone throws into the
 * screen, which would give way to the last resort, and never asks again (FAIL-01).
 */
export const untilLoaded =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      }
    }
  };
