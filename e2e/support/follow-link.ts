import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until React has hydrated the page. */
export const takenOver = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const first = document.querySelector('#root > div'); // React puts preloads of images before it
        return first ? Object.keys(first).some((key) => key.startsWith('__react')) : false;
      }),
    )
    .toBe(true);

/**
 * Follows a link within the app, with the chunks that the page has loaded.
 * A page that is not hydrated yet would open the address as its first page, so this waits for React.
 */
export async function followLink(page: Page, path: string): Promise<void> {
  await takenOver(page);
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
