import { somying } from './support/customer-fixtures.ts';
import { documentKindsOf, expectedAnswers } from './support/expected-answers.ts';
import { Opening } from './support/opening.ts';
import { registerCustomer } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, expectNoEnglish, expectNoOverflow } from './support/visual-checks.ts';

test.use({
  person: somying,
  viewport: { width: 320, height: 640 },
  locale: 'en-SG',
  contextOptions: { reducedMotion: 'no-preference' },
});

test('LANG-01 SKIN-01 RULE-02 RULE-09 a holder of a Thai ID opens an account in Thai on a narrow phone in the black skin', async ({
  page,
  customer,
  api,
  phone,
  person,
}) => {
  const { say, form } = customer;
  const look = async (path: string) => {
    await expectNoOverflow(page, path);
    await expectNoEnglish(page, path, person);
  };
  const opening = new Opening(customer, async (path, moment) => {
    await look(path);
    if (moment === 'filled' || path === 'sg-face-h5') await expectAccessible(page, path);
  });

  await page.goto('?langType=5&skinType=black');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'black');
  await look('home');
  await expectAccessible(page, 'home');
  await form.follow(say('home', 'start'));
  await registerCustomer(page, say, api, phone);

  await opening.walk('choose', 'sign-info');
  await opening.fill('sign-info');
  await opening.goOn('sign-info');

  await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
  await look('success');
  await expectAccessible(page, 'success');
  await page.getByRole('link', { name: say('application-state', 'toStatus') }).click();
  await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
  await look('sg-account-state');
  await expectAccessible(page, 'sg-account-state');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'black');

  const submitted = await api.application(phone);
  expect(submitted.state).toBe('under-review');
  expect(submitted.answers).toEqual(expectedAnswers(person, submitted));
  expect(documentKindsOf(submitted)).toEqual(['address-proof', 'face', 'identity-back', 'identity-front']);
  const [mail] = await api.mails(phone);
  expect(mail).toMatchObject({ kind: 'received', language: 'th', to: person.contact.email });
});
