import { weiMing } from './support/customer-fixtures.ts';
import { readFormState } from './support/form-state.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, testAlone } from './support/test.ts';

testAlone.use({ person: weiMing, isKilled: true });

/** Matches the header of a saved draft, with any time. */
const savedAt = /^Saved \d/;

testAlone(
  'a server that was killed has all answers after a restart, and the journey continues',
  async ({ page, customer, opening, api, stack }) => {
    const { phone, loginCode } = await api.persona('draft');
    await openSignedIn(page, 'sg-assets-info', loginCode);
    await opening.expectScreen('assets-info');
    await expect(page.getByText(savedAt)).toBeVisible(); // the screen shows the draft
    const before = await api.application(phone);

    await stack.killSandbox();
    await opening.fill('assets-info');
    const typed = await readFormState(page);
    await opening.goOn('assets-info');
    await expect(page.getByText(customer.say('flow', 'saveFailed.title')).first()).toBeVisible();
    expect(await readFormState(page)).toEqual(typed);

    await stack.restartSandbox();
    expect(await api.application(phone), 'what was acknowledged').toEqual(before);
    await page.reload();
    await expect.poll(() => readFormState(page)).toEqual(typed);
    await opening.goOn('assets-info');
    await opening.expectScreen('assets-select');
  },
);

testAlone('an acknowledged application survives a power cut of the server', async ({ page, opening, api, stack }) => {
  const { phone, loginCode } = await api.persona('draft-to-sign');
  await openSignedIn(page, 'sg-sign-info', loginCode);
  await opening.expectScreen('sign-info');
  await opening.fill('sign-info');
  await opening.goOn('sign-info');
  await expect(page).toHaveURL(/\/success$/);

  const submitted = await api.application(phone);
  await stack.killSandbox();
  await stack.restartSandbox();
  expect(await api.application(phone)).toEqual(submitted);
  await page.reload();
  await expect(page.getByText(String(submitted.reference))).toBeVisible();
});
