import { expect, type Page } from '@playwright/test';
import type { SandboxApi } from './sandbox-api.ts';
import type { Say } from './words.ts';

/** Signs in on the registration page, on which the browser is, with the code that the server sent. Ends signed in where the page leads back to. */
export async function register(page: Page, say: Say, api: SandboxApi, phone: string): Promise<void> {
  await expect(page).toHaveURL(/\/promo\/overseas\/sg-register\.html/);
  await page.getByLabel(say('sandbox', 'register.phone')).fill(phone);
  await page.getByRole('button', { name: say('sandbox', 'register.sendCode') }).click();
  const code = page.getByLabel(say('sandbox', 'register.code'), { exact: true });
  await code.waitFor();
  await code.fill(await api.code(phone));
  const signedIn = page.waitForResponse(/get-current-user/);
  await page.getByRole('button', { name: say('sandbox', 'register.continue'), exact: true }).click();
  await signedIn;
}

/** Opens a page with a login code, as a persona's link does, and waits until it is exchanged: a page left before is not signed in. */
export async function openSignedIn(page: Page, path: string, loginCode: string): Promise<void> {
  const signedIn = page.waitForResponse(/get-current-user/);
  await page.goto(`${path}#code=${loginCode}`);
  await signedIn;
}
