import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findCanaries, usersOnDevice } from './support/canaries.ts';
import type { Form } from './support/form.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import type { Say } from './support/words.ts';

/** What the first customer of the device has saved (the W-8BEN is signed with the name) and typed without saving. */
const saved = ['LIM WEI MING', 'Jalan Ampang', 'wei.ming@customer.example', 'Example Trading Sdn Bhd'];
const typed = 'Canary Wharf Trading Pte. Ltd.';
const canaries = [...saved, typed];

const digestOf = (userId: string) => createHash('sha256').update(userId).digest('hex');

/** Looks at everything that is personal, and leaves a company's name half-typed. Answers with the address of a picture on screen. */
async function useDevice(page: Page, form: Form, say: Say, go: (path: string) => Promise<unknown>): Promise<string> {
  await go('sg-w8-ben-signature');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go('sg-base-info');
  await expect(page.getByLabel(say('opening-base', 'nameOnId'))).toHaveValue(saved[0] ?? '');
  await go('sg-submit-photo');
  const picture = page.locator('img[src^="blob:"]').first();
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';
  await go('sg-assets-info');
  await form.text(say('opening-assets', 'companyName'), typed);
  await expect.poll(() => usersOnDevice(page).then((users) => users.length)).toBeGreaterThan(0);
  return address;
}

/** Nothing of the first customer is left, here and on every page that Back leads to. */
async function expectNothingLeft(page: Page, first: { readonly userId: string; readonly picture: string }) {
  await expect.poll(() => findCanaries(page, canaries)).toEqual([]);
  expect(await usersOnDevice(page)).not.toContain(digestOf(first.userId));
  const gone = (address: string) =>
    fetch(address).then(
      () => 'there',
      () => 'gone',
    );
  expect(await page.evaluate(gone, first.picture), 'the picture has no address any more').toBe('gone');
}

test('F03 F09 after signing out nothing of a customer is on the device', async ({ page, customer, api }) => {
  const { form, say } = customer;
  const first = await api.persona('draft-to-sign');
  await openSignedIn(page, 'sg-sign-info', first.loginCode);
  const picture = await useDevice(page, form, say, (path) => page.goto(path));
  await page.goto('');
  await form.press(say('home', 'signOut'));
  await expect(page.getByRole('button', { name: say('home', 'start') })).toBeVisible();
  await expectNothingLeft(page, { userId: first.userId, picture });
  await page.goBack();
  await expectNothingLeft(page, { userId: first.userId, picture });
});
