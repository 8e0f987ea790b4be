import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until React has hydrated the page. Continues to wait while a navigation replaces the page. */
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
 * Navigates to a path within the app, without loading the document again. Waits for hydration first: the app would
 * otherwise open the path as its first page.
 */
export async function followLink(page: Page, path: string): Promise<void> {
  await waitForHydration(page);
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
