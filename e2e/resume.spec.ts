import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { Form } from './support/form.ts';
import { isInputStored, readFormState, watchStoredInput } from './support/form-state.ts';
import { findScreenPlan, Opening } from './support/opening.ts';
import { openProtectedPage, openSignedIn, registerCustomer } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test('F44 a second browser continues at the step of the first one with all answers', async ({
  page,
  browser,
  customer,
  opening,
  api,
  place,
}) => {
  const { say } = customer;
  const { phone, loginCode } = await api.persona('draft');
  await openSignedIn(page, 'sg-assets-info', loginCode);
  await opening.walk('assets-info', 'submit-address');

  const second = await (await browser.newContext({ baseURL: place.sgUrl })).newPage();
  await second.goto('');
  await new Form(second, say).follow(say('home', 'start'));
  await registerCustomer(second, say, api, phone);
  const resumed = new Opening({ ...customer, page: second, form: new Form(second, say) });
  await second.goto('');
  await new Form(second, say).press(say('home-status', 'resume'));
  await resumed.expectScreen('submit-address');

  for (const step of ['base-info', 'contact-info', 'assets-info', 'assets-select', 'risklevel']) {
    const { path } = findScreenPlan(step);
    for (const one of [page, second]) {
      await one.goto(`${path}?return=check`); // all questions on one page
      await expect(one.locator(`[data-step="${step}"] form`)).toBeVisible();
    }
    await expect
      .poll(() => answersOf(page, second), `${step} in both browsers`)
      .toEqual({ differ: [], filledIn: true });
  }
  await second.goto('sg-submit-address');
  await resumed.complete('submit-address');
  await resumed.expectScreen(resumed.isShown('w8ben.form') ? 'w8ben.form' : 'w8ben.signature');
  await second.context().close();
});

test('F40 input survives a reload while the draft can’t be loaded', async ({ page, api }) => {
  const { phone, loginCode } = await api.persona('draft');
  const { fullName, nameOnId } = (await api.application(phone)).answers['base-info'] as Record<string, string>;
  const name = page.getByLabel('Full name (English/Pinyin)');
  await watchStoredInput(page);
  await openProtectedPage(page, loginCode);
  await page.route('**/get-application/**', (route) => route.abort('connectionreset')); // the server dies
  await page.reload();
  await name.fill(`${fullName} BIN TAN`);
  await expect.poll(() => isInputStored(page)).toBe(true);
  await page.unrouteAll();
  await page.reload();
  expect(nameOnId).toBe(fullName);
  await expect(name).toHaveValue(`${fullName} BIN TAN`);
  await page.getByRole('button', { name: 'My document shows a different name' }).click();
  await expect(page.getByLabel('Name on ID'), 'follows the full name').toHaveValue(`${fullName} BIN TAN`);
});

test('unsent input survives a reload on every step', async ({ page, api, opening }) => {
  const { phone, loginCode } = await api.persona('new');
  await watchStoredInput(page);
  await openSignedIn(page, 'sg-choose', loginCode);
  for (const { step } of opening.screens.filter((one) => opening.isShown(one.step))) {
    await opening.expectScreen(step);
    const opened = await readFormState(page);
    await opening.fill(step);
    if (step !== 'face-h5') {
      const typed = await readFormState(page);
      if (!isDeepStrictEqual(typed, opened))
        await expect.poll(() => isInputStored(page), `${step} on the device`).toBe(true);
      await page.reload();
      await expect.poll(() => readFormState(page), `${step} after the reload`).toEqual(typed);
      if (step === 'agreement-info') await opening.fill(step); // the reload closes the reader
    }
    await opening.goOn(step);
  }
  await expect(page).toHaveURL(/\/success$/);
  expect((await api.application(phone)).state).toBe('under-review');
});

/**
 * Returns the names of fields that differ between two pages, and whether there is more than one field. Reads both pages
 * at the same time, because either may still load the names of chosen options.
 */
async function answersOf(one: Page, other: Page): Promise<{ differ: string[]; filledIn: boolean }> {
  const [first, second] = await Promise.all([readFormState(one), readFormState(other)]);
  const names = Object.keys({ ...first, ...second });
  return { differ: names.filter((name) => first[name] !== second[name]), filledIn: names.length > 1 };
}
