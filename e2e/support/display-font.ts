import { expect, type Page } from '@playwright/test';

/** Returns the font families of the first heading on the page. */
export const readHeadingFont = (page: Page): Promise<string> =>
  page
    .locator('h1')
    .first()
    .evaluate((heading) => getComputedStyle(heading).fontFamily);

/** Holds back the display font of the page. The returned function lets it load. */
export async function delayDisplayFont(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/display-font-*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Opens home while the display font loads late: after the footer, and after the browser's block period of three seconds.
 * Asserts that the headings then use the font and that nothing moves.
 */
export async function expectLateFont(page: Page, url: string, brand: string): Promise<void> {
  const release = await delayDisplayFont(page);
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => readHeadingFont(page)).toContain(`${brand} Fallback`);
  await page.waitForFunction(() => document.querySelector('footer') && performance.now() > 3100);
  release();
  await expect.poll(() => readHeadingFont(page)).toContain(`${brand} Display`);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
}
