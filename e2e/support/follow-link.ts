import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until React has hydrated the page, and a navigation that is in progress has ended. */
export const waitForHydration = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .evaluate(() => {
          const first = document.querySelector('#root > div'); // React adds preloads of images before it
          return first ? Object.keys(first).some((key) => key.startsWith('__react')) : false;
        })
        .catch(() => false),
    )
    .toBe(true);

/**
 * Navigates within the app, with the chunks that the page has loaded. Waits for hydration, because a page that is not hydrated would open the URL as its first
 * page.
 */
export async function followLink(page: Page, path: string): Promise<void> {
  await waitForHydration(page);
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
