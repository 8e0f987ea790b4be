import type { Page } from '@playwright/test';
import { visibilityDebounceMs } from '../packages/platform/src/debounce.ts';
import { weiMing } from './support/customer-fixtures.ts';
import { Form } from './support/form.ts';
import { Opening } from './support/opening.ts';
import { openSignedIn, registerCustomer } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, expectNoOverflow } from './support/visual-checks.ts';

test.use({ person: weiMing });

test('F42 the later of two devices shows both answers, and the customer chooses one', {
  tag: '@quick',
}, async ({ page, browser, customer: { say, form }, api, place }) => {
  const { phone, loginCode } = await api.persona('draft');
  const email = say('opening-contact', 'email.label');
  const saved = async () => (await api.application(phone)).answers['contact-info']?.email;
  await openSignedIn(page, 'sg-contact-info', loginCode);
  await expect(page.getByLabel(email)).toHaveValue('wei.ming@customer.example');
  await form.text(email, 'here@example.com');

  const second = await (await browser.newContext({ baseURL: place.sgUrl })).newPage();
  const otherDevice = new Form(second, say);
  await second.goto('');
  await otherDevice.follow(say('home', 'start'));
  await registerCustomer(second, say, api, phone);
  await second.goto('sg-contact-info');
  await expect(second.getByLabel(email)).toHaveValue('wei.ming@customer.example');
  await otherDevice.text(email, 'there@example.com');
  await otherDevice.press(say('flow', 'continue'));
  await expect.poll(saved).toBe('there@example.com');
  await second.context().close();

  await form.press(say('flow', 'continue'));
  await expect(page.getByText(say('drafts', 'conflict.title'))).toBeVisible();
  const differs = page.getByRole('region', { name: email });
  await expect(differs).toContainText('here@example.com');
  await expect(differs).toContainText('there@example.com');
  await page.reload();
  await expect(differs, 'after a reload as well').toContainText('there@example.com');
  expect(await saved()).toBe('there@example.com');

  await form.press(say('drafts', 'conflict.keepHere'));
  await expect(page.getByText(say('drafts', 'conflict.title'))).toBeHidden();
  await expect(page.getByLabel(email)).toHaveValue('here@example.com');
  await form.press(say('flow', 'continue'));
  await expect.poll(saved).toBe('here@example.com');
});

test.describe('two devices in Thai on a narrow phone in the black skin', () => {
  test.use({ person: { ...weiMing, language: 'th' }, viewport: { width: 320, height: 640 } });

  test('F09 F42 a page shows the answers of another device on return, and names input that was not submitted', async ({
    page,
    browser,
    customer,
    api,
    place,
  }) => {
    const { say, form } = customer;
    const { phone, loginCode } = await api.persona('draft-to-sign', 'th');
    const email = say('opening-contact', 'email.label');
    await openSignedIn(page, 'sg-contact-info?langType=5&skinType=black', loginCode);
    await expect(page.getByLabel(email)).toHaveValue('wei.ming@customer.example');
    await form.text(email, 'here@example.com');

    const second = await (await browser.newContext({ baseURL: place.sgUrl })).newPage();
    const otherDevice = new Opening({ ...customer, page: second, form: new Form(second, say) });
    await second.goto('?langType=5');
    await otherDevice.screen.form.follow(say('home', 'start'));
    await registerCustomer(second, say, api, phone);
    await second.goto('sg-contact-info?langType=5');
    await otherDevice.screen.form.text(email, 'there@example.com');
    await otherDevice.screen.form.press(say('flow', 'continue'));
    await expect
      .poll(async () => (await api.application(phone)).answers['contact-info']?.email)
      .toBe('there@example.com');

    await test.step('the page shows both answers and requires no action', async () => {
      await hideAndShow(page);
      const differs = page.getByRole('region', { name: email });
      await expect(differs).toContainText('here@example.com');
      await expect(differs).toContainText('there@example.com');
      await look(page, 'conflict');
      await form.press(say('drafts', 'conflict.keepHere'));
    });

    await test.step('after the other device submits, the page shows the server’s answers and names the unsent input', async () => {
      await second.goto('sg-check-answers?langType=5');
      await otherDevice.complete('check-answers');
      await otherDevice.complete('sign-info');
      await expect(second).toHaveURL(/\/success/);
      await hideAndShow(page);
      await expect(page.getByText(say('drafts', 'unsent.title'))).toBeVisible();
      await expect(page.getByLabel(email)).toHaveValue('there@example.com');
      await look(page, 'unsent');
      await page.goto('sg-account-state?langType=5&skinType=black');
      await expect(page.getByText(say('drafts', 'unsent.title'))).toBeVisible();
      await look(page, 'unsent-account-state');
      await form.press(say('ui', 'close'));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(say('drafts', 'unsent.title'))).toBeHidden();
    });
    await second.context().close();
  });
});

async function look(page: Page, path: string): Promise<void> {
  await expectNoOverflow(page, path);
  await expectAccessible(page, path);
}

/** Hides the page and shows it again, as a switch of windows does. Waits longer than the app does before it reacts (UI-02). */
async function hideAndShow(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    const since = await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return Date.now();
    }, state);
    await page.waitForFunction((then) => Date.now() > then, since + visibilityDebounceMs);
  }
}
