import { expect, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** The placeholder value for the name of the sandbox's identity provider, as the hosts name it. */
export const identityPartner = { partner: 'Sealight ID' };

/** Completes the identity check in the provider's frame, and waits until the app shows the result. */
export async function passThirdParty(page: Page, say: Say): Promise<void> {
  const frame = page.frameLocator(`iframe[title="${say('identity-check', 'frame', identityPartner)}"]`);
  await frame.getByRole('button', { name: say('sandbox', 'identity.documentTaken') }).click();
  await frame.getByRole('button', { name: say('sandbox', 'identity.faceTaken') }).click();
  await frame.getByLabel(say('sandbox', 'identity.outcome.clear')).check();
  await frame.getByRole('button', { name: say('sandbox', 'identity.finish') }).click();
  await expect(page.getByRole('heading', { name: say('identity-check', 'passed.title') })).toBeVisible();
}
