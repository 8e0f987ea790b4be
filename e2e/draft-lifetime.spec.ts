import { openingJourney as journey } from '../packages/flow-opening/src/opening/opening-rules.ts';
import { weiMing } from './support/customer-fixtures.ts';
import { readFormState } from './support/form-state.ts';
import { openSignedIn, registerCustomer } from './support/registration.ts';
import { expect, test, testAlone } from './support/test.ts';

test.use({ person: weiMing });

test('a draft of an older version shows its changes on both devices and can be completed', async ({
  page,
  browser,
  customer,
  opening,
  api,
  place,
}) => {
  const { form, say } = customer;
  const { phone, loginCode } = await api.persona('draft-older-version');
  const noticeTitle = say('drafts', 'changed.title');

  await test.step('the changed step opens first with its remaining answers', async () => {
    await openSignedIn(page, 'sg-sign-info', loginCode);
    await opening.expectScreen('assets-info');
    await expect(page.getByText(noticeTitle)).toBeVisible();
    await expect(page.getByText(say('drafts', 'changed.occupation-listed'))).toBeVisible();
    await form.press(say('flow', 'continue'));
    const occupation = page.getByRole('combobox', { name: say('opening-assets', 'occupation') });
    await expect(occupation).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('another device shows the change until the customer reads it on one', async () => {
    const other = await (await browser.newContext({ baseURL: place.sgUrl })).newPage();
    await other.goto('sg-assets-info');
    await registerCustomer(other, say, api, phone);
    await expect(other.getByText(noticeTitle)).toBeVisible();
    await other.getByRole('button', { name: say('drafts', 'news.seen') }).click();
    await expect(other.getByText(noticeTitle)).toBeHidden();
    await other.context().close();
    await page.reload();
    await opening.expectScreen('assets-info');
    await expect(page.getByText(say('opening-assets', 'occupation'), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(noticeTitle)).toBeHidden();
  });

  await form.pick(say('opening-assets', 'occupation'), say('reference', 'occupation.engineer'));
  const heading = page.getByRole('heading', { level: 1 });
  for (const page of ['work', 'education', 'englishLevel', 'means'] as const) {
    const shown = await heading.innerText();
    await form.press(say('flow', 'continue'));
    await expect(heading, `${page} was answered`).not.toHaveText(shown);
  }
  await page.goto('');
  await form.press(say('home-status', 'resume'));
  for (const step of ['check-answers', 'sign-info']) await opening.complete(step);
  await expect(page).toHaveURL(/\/success$/);

  const { audit, ...application } = await api.application(phone);
  expect(application).toMatchObject({ state: 'under-review', journeyVersion: journey.version });
  expect(application.answers['assets-info']).toMatchObject({ occupation: 'engineer', annualIncome: '48000' });
  expect(application.answers['choose-account']).toEqual({ tier: 'standard' });
  expect(audit.find(({ action }) => action === 'migrated')?.details).toEqual({
    from: 1,
    to: journey.version,
    again: 'assets-info:occupation-listed',
  });
});

test('a page that is open during a deployment requests a reload and preserves the input', async ({
  page,
  customer,
  opening,
  api,
  person,
}) => {
  const { say } = customer;
  const { phone, loginCode } = await api.persona('draft');
  await openSignedIn(page, 'sg-assets-info', loginCode);
  await page.route(/save-step/, async (route) => {
    // Send what a page of the previous build sends.
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: JSON.stringify({ ...body, journeyVersion: journey.version - 1 }) });
  });
  await opening.expectScreen('assets-info');
  await opening.fill('assets-info');
  const typed = await readFormState(page);
  await opening.goOn('assets-info');
  const load = page.getByRole('button', { name: say('drafts', 'outdated.load') });
  await expect(load).toBeVisible();
  await page.unroute(/save-step/);
  await load.click();
  await expect(load).toBeHidden();
  await opening.expectScreen('assets-info');
  await expect.poll(() => readFormState(page)).toEqual(typed);
  expect((await api.application(phone)).answers['assets-info']).toBeUndefined();
  await opening.goOn('assets-info');
  await opening.expectScreen('assets-select');
  expect((await api.application(phone)).answers['assets-info']).toEqual(person.assets);
});

testAlone(
  'a returning customer sees that the draft has expired, and starts again',
  async ({ page, customer, opening, api }) => {
    const { say } = customer;
    const { phone, loginCode } = await api.persona('draft-to-sign');
    await openSignedIn(page, 'sg-sign-info', loginCode);
    await opening.expectScreen('sign-info');
    await page.goto('about:blank'); // after its login expires, the page redirects to registration
    const day = 24 * 60 * 60 * 1000;
    for (const days of [23, 31]) await api.moveClock(days * day);
    expect((await api.mails(phone)).map(({ kind }) => kind)).toEqual(['draft-expired', 'draft-expiring']);

    await page.goto('');
    await registerCustomer(page, say, api, phone);
    await expect(page.getByText(say('drafts', 'expired.title'))).toBeVisible();
    await page.goto('sg-choose');
    await opening.expectScreen('choose');
    await expect(page.getByText(say('drafts', 'expired.title'))).toBeVisible();
    await page.getByRole('button', { name: say('drafts', 'news.seen') }).click();
    await expect(page.getByText(say('drafts', 'expired.title'))).toBeHidden();
    await page.goto('sg-sign-info');
    await opening.expectScreen('choose');
    const { answers, documents } = await api.application(phone);
    expect({ answers, documents }).toEqual({ answers: {}, documents: {} });
  },
);
