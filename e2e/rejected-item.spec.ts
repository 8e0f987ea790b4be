import { reasonValues } from '../packages/i18n/src/reason-values.ts';
import { weiMing } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ person: { ...weiMing, isAskedToSign: true } });

test('STATE-02 a customer corrects a rejected proof of address and signature, and submits again', {
  tag: '@quick',
}, async ({ page, context, customer, opening, api, place, person }) => {
  const { say, form } = customer;
  const { phone, loginCode, applicationId } = await api.persona('under-review');
  const before = await api.application(phone);

  await test.step('the reviewer rejects the proof of address and the signature', async () => {
    const console = await context.newPage();
    await console.goto(new URL(`/sandbox/applications/${applicationId}`, place.sgUrl).href);
    const item = console.getByRole('region', { name: 'Proof of address' });
    await item.getByLabel('Reason').selectOption('too-old');
    await item.getByLabel('Note to the customer').fill('The bill is of last year');
    await item.getByRole('button', { name: 'Reject Proof of address' }).click();
    await expect(item.getByText('The bill is of last year')).toBeVisible();
    const signature = console.getByRole('region', { name: 'Signature' });
    await signature.getByLabel('Reason').selectOption('signature-mismatch');
    await signature.getByRole('button', { name: 'Reject Signature' }).click();
    await console.getByRole('button', { name: /Send 2 open items back/ }).click();
    await expect(console.getByText('Action needed', { exact: true }).first()).toBeVisible();
    await console.close();
    const [mail] = await api.mails(phone);
    expect(mail?.kind).toBe('action-needed');
    expect(mail?.body).toContain('The bill is of last year');
  });

  await test.step('the customer sees the rejected items and the reasons', async () => {
    await openSignedIn(page, 'sg-account-state', loginCode);
    await expect(page.getByText('Review Failed', { exact: true })).toHaveCount(2);
    await expect(page.locator('[data-kind]')).toHaveAttribute('data-kind', 'fix');
    const fix = page.locator('[data-keyboard]').getByRole('link');
    await expect(fix, 'one action').toHaveText([say('application-state', 'fixThings_other', { count: 2 })]);
    await expect(page.getByText(say('reasons', 'too-old', reasonValues('too-old')))).toBeVisible();
    await expect(page.getByText('The bill is of last year')).toBeVisible();
    await expect(page.locator('[data-item=rejected] img'), 'the picture that the server has').toHaveCount(1);
    await fix.click();
    await expect(page, 'without a page between').toHaveURL(/\/sg-submit-address$/);
    await page.goto('error-transfer');
    await expect(page).toHaveTitle(/Reasons|原因/);
    await expect(page.getByText('The bill is of last year')).toBeVisible();
  });

  await test.step('other steps can’t be changed', async () => {
    for (const path of ['sg-base-info', 'sg-contact-info', 'sg-submit-photo', 'sg-sign-info']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/error-transfer$/);
    }
  });

  await test.step('the customer corrects only that item', async () => {
    const what = say('reasons', 'requirement.address-proof');
    await page.getByRole('link', { name: say('application-state', 'fixWhat', { what }) }).click();
    await opening.expectCorrection('submit-address');
    const refused = page.getByText(say('ui-documents', 'notAccepted'), { exact: true });
    await expect(refused, 'it looks refused, with the reason beside it').toBeVisible();
    await expect(page.getByText('The bill is of last year').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('checkbox'), 'what was confirmed of it is open again').not.toBeChecked();
    await opening.fill('submit-address');
    await expect(refused).toHaveCount(0);
    await opening.goOn('submit-address');
    await expect(page).toHaveURL(/\/error-transfer$/);
    await expect(page.getByText(say('application-state', 'item.corrected'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: say('application-state', 'item.againWhat', { what }) }).click();
    await opening.expectScreen('submit-address');
    await page.goBack();
  });

  await test.step('the customer checks, signs and submits again', async () => {
    await page.getByRole('link', { name: say('application-state', 'correct.signature') }).click();
    await opening.walk('check-answers', 'sign-info');
    await opening.fill('sign-info');
    await form.press(opening.actionOf('sign-info'));
    await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
  });

  const after = await api.application(phone);
  expect(after.state).toBe('under-review');
  expect(after.reference).toBe(before.reference);
  expect(after.history.map((event) => event.what)).toEqual(['submitted', 'sent-back', 'submitted-again']);
  expect(after.requirements.filter(({ reason, reopened }) => reason || reopened)).toEqual([]);
  const changed = Object.keys(after.answers)
    .filter((step) => !same(after.answers[step], before.answers[step]))
    .toSorted();
  expect(changed).toEqual(['sign-info', 'submit-address']);
  expect(after.answers['submit-address']).toMatchObject({ kind: person.proof.kind, issuedOn: person.proof.issuedOn });
});

test('STATE-02 Back from a correction opens the list of items, and then home', async ({
  page,
  customer: { say, form },
  api,
}) => {
  const { loginCode } = await api.persona('rejected-two-items');
  const came = page.locator('[data-came]');
  await openSignedIn(page, '', loginCode);
  await page.getByRole('button', { name: say('application-state', 'fixThings_other', { count: 2 }) }).click();
  await expect(page).toHaveURL(/\/sg-submit-photo$/);
  await expect(came).toHaveAttribute('data-came', 'on');
  await form.press(say('ui', 'back'));
  await expect(page).toHaveURL(/\/error-transfer$/);
  await expect(came).toHaveAttribute('data-came', 'back');
  await form.press(say('ui', 'back'));
  await expect(page).toHaveURL(/\/open-account\/?$/);
  await expect(came).toHaveAttribute('data-came', 'back');
});

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
