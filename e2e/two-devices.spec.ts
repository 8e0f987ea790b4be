import { Form } from './support/form.ts';
import { weiMing } from './support/people.ts';
import { openSignedIn, register } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ person: weiMing });

test('F42 the same page on two devices: the later one shows both answers, and nothing is overwritten before the customer chooses', async ({
  page,
  browser,
  customer: { say, form },
  api,
  place,
}) => {
  const { phone, loginCode } = await api.persona('draft');
  const email = say('opening-contact', 'email');
  const saved = async () => (await api.application(phone)).answers['contact-info']?.email;
  await openSignedIn(page, 'sg-contact-info', loginCode);
  await expect(page.getByLabel(email)).toHaveValue('wei.ming@customer.example');
  await form.text(email, 'here@example.com');

  const second = await (await browser.newContext({ baseURL: place.sgUrl })).newPage();
  const elsewhere = new Form(second, say);
  await second.goto('');
  await elsewhere.press(say('home', 'start'));
  await register(second, say, api, phone);
  await second.goto('sg-contact-info');
  await expect(second.getByLabel(email)).toHaveValue('wei.ming@customer.example');
  await elsewhere.text(email, 'there@example.com');
  await elsewhere.press(say('flow', 'continue'));
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
