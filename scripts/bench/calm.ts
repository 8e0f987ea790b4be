import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from 'playwright';

let best = Number.POSITIVE_INFINITY;
const tries = 20;

/** Waits, ten seconds at most, until the machine is about as quick as it has been at its best: a fixed loop in a page of its own tells. */
export async function calm(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  for (let i = 0; i < tries; i += 1) {
    const ms = await page.evaluate(() => {
      const once = () => {
        const start = performance.now();
        let sum = 0;
        for (let n = 0; n < 1e7; n += 1) sum = Math.imul(sum, 31) + n;
        return performance.now() - start + Math.min(0, sum & 0); // the sum is used, so that the loop stays
      };
      return Math.min(once(), once(), once(), once());
    });
    best = Math.min(best, ms);
    if (ms < best * 1.15) break;
    await wait(500);
  }
  await page.close();
}
