import { expect, type Page } from '@playwright/test';
import type { SandboxApi } from './sandbox-api.ts';
import type { Say } from './words.ts';

/** Signs in on the registration page, on which the browser is, with the code that the server sent. Ends where the page leads back to. */
export async function register(page: Page, say: Say, api: SandboxApi, phone: string): Promise<void> {
  await expect(page).toHaveURL(/\/promo\/overseas\/sg-register\.html/);
  await page.getByLabel(say('sandbox', 'register.phone')).fill(phone);
  await page.getByRole('button', { name: say('sandbox', 'register.sendCode') }).click();
  const code = page.getByLabel(say('sandbox', 'register.code'), { exact: true });
  await code.waitFor();
  await code.fill(await api.code(phone));
  await page.getByRole('button', { name: say('sandbox', 'register.continue'), exact: true }).click();
  await expect(page).not.toHaveURL(/sg-register/);
}
