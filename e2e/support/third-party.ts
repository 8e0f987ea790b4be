import { expect, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** In the frame of the sandbox's provider: document and face are taken, and belong together. Ends where the app has been told. */
export async function passThirdParty(page: Page, say: Say): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${say('identity-check', 'frame')}"]`);
  await frame.getByRole('button', { name: say('sandbox', 'identity.documentTaken') }).click();
  await frame.getByRole('button', { name: say('sandbox', 'identity.faceTaken') }).click();
  await frame.getByLabel(say('sandbox', 'identity.outcome.clear')).check();
  await frame.getByRole('button', { name: say('sandbox', 'identity.finish') }).click();
  await expect(page.getByRole('heading', { name: say('identity-check', 'passed.title') })).toBeVisible();
}
