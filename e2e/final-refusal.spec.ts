import { weiMing } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** Returns a text without the invisible characters between words. Emails and the console don't contain them. */
const plain = (text: string): string => text.replaceAll(/[\u200b\u2060]/g, '');

test.use({ person: weiMing, permissions: ['clipboard-write'] });

test('STATE-02 a waiting customer sees that the application is refused', async ({
  page,
  context,
  customer: { say },
  api,
  place,
}) => {
  const { phone, loginCode, applicationId } = await api.persona('under-review');
  const before = await api.application(phone);
  const outcome = page.locator('[data-kind]');
  const bar = page.locator('[data-keyboard]').getByRole('button').or(page.locator('[data-keyboard]').getByRole('link'));

  await test.step('the page shows that the customer has nothing to do', async () => {
    await openSignedIn(page, 'sg-account-state', loginCode);
    await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
    await expect(outcome).toHaveAttribute('data-kind', 'wait');
    await expect(bar).toHaveText([say('application-state', 'done')]);
    await expect(page.getByText(before.reference ?? '', { exact: true })).toBeVisible();
  });

  await test.step('the reviewer refuses in the console', async () => {
    const console = await context.newPage();
    await console.goto(new URL(`/sandbox/applications/${applicationId}`, place.sgUrl).href);
    const decision = console.locator('form').filter({ has: console.getByRole('button', { name: 'Refuse' }) });
    await decision.getByLabel('Reason').selectOption('policy');
    await decision.getByRole('button', { name: 'Refuse' }).click();
    await expect(console.getByText('Failed', { exact: true }).first()).toBeVisible();
    await expect(console.getByText(plain(say('reasons', 'policy'))), 'as the customer reads it').toBeVisible();
    await console.close();
  });

  await test.step('the page says why, that the decision is final, and whom to contact', async () => {
    await page.getByRole('button', { name: say('application-state', 'refresh') }).click();
    await expect(page.getByRole('heading', { name: say('application-state', 'failed.title') })).toBeVisible();
    await expect(outcome).toHaveAttribute('data-kind', 'fail');
    await expect(outcome.locator('svg').first(), 'the picture of a closed application').toBeVisible();
    await expect(page.getByText(say('reasons', 'policy'))).toBeVisible();
    await expect(page.getByText(say('application-state', 'failed.final'))).toBeVisible();
    await expect(bar, 'one action, and no other application').toHaveText([say('flow', 'service')]);
  });

  await test.step('a press copies the reference', async () => {
    await page.getByRole('button', { name: say('application-state', 'reference.copy') }).click();
    await expect(page.getByRole('button', { name: say('application-state', 'reference.copied') })).toBeVisible();
  });

  await test.step('the steps of a refused application do not open again', async () => {
    for (const path of ['sg-base-info', 'sg-sign-info', 'error-transfer']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/sg-account-state(\?|$)/);
    }
  });

  await test.step('the database holds the refusal, and the answers as they were submitted', async () => {
    const { accounts } = await api.state(phone);
    expect(accounts).toEqual([]);
    const after = await api.application(phone);
    expect(after).toMatchObject({ state: 'failed', failure: { code: 'policy' }, reference: before.reference });
    expect(Date.parse(after.decidedAt ?? '')).toBeGreaterThan(Date.parse(after.submittedAt ?? ''));
    expect(after.answers).toEqual(before.answers);
    expect(after.history.map(({ what }) => what)).toEqual(['submitted', 'failed']);
    expect(after.audit.at(-1)).toMatchObject({
      actor: 'reviewer',
      action: 'failed',
      details: { reason: 'policy' },
    });
    const [mail] = await api.mails(phone);
    expect(mail).toMatchObject({ kind: 'failed', language: 'en' });
    expect(mail?.body).toContain(plain(say('reasons', 'policy')));
  });
});
