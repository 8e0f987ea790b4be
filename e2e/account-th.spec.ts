import { somying } from './support/customer-fixtures.ts';
import { openSignedIn } from './support/registration.ts';
import { openInConsole } from './support/review-console.ts';
import { openAgreements } from './support/screens/closing.ts';
import { signForm } from './support/screens/signing.ts';
import { expect, test } from './support/test.ts';
import type { TextKeyOf } from './support/text-groups.ts';
import { expectAccessible, expectNoOverflow } from './support/visual-checks.ts';

test.use({ person: somying, viewport: { width: 320, height: 640 }, locale: 'en-SG' });

const name = 'LIM WEI MING';

test('RULE-18 RULE-19 a customer reads an account in Thai and changes its tier, type and information', {
  tag: '@quick',
}, async ({ page, context, customer, api, person, place }) => {
  test.slow();
  const { say, form } = customer;
  const text = (key: TextKeyOf<'account'>, values?: Readonly<Record<string, string | number>>) =>
    say('account', key, values);
  const { phone, loginCode } = await api.persona('account-invested', 'th');
  const row = (words: string) => page.getByRole('link', { name: words }).first();
  const look = async (path: string) => {
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
  };

  /** Approves the application of a flow in the review console. The customer's page shows the decision when it polls next. */
  async function approve(flow: string): Promise<void> {
    const { reference, state } = (await api.applications(phone))[flow] ?? {};
    expect(state).toBe('under-review');
    const console = await context.newPage();
    await openInConsole(console, place, { reference });
    console.once('dialog', (dialog) => void dialog.accept()); // not all items were viewed
    await console.getByRole('button', { name: 'Approve' }).click();
    await expect(console.getByText('Opened', { exact: true }).first()).toBeVisible();
    await console.close();
    await form.press(say('application-state', 'refresh'));
  }
  const backToCentre = () => page.getByRole('link', { name: text('status.toCenter') }).click();

  await openSignedIn(page, '?langType=5&skinType=black', loginCode);
  await test.step('home shows the account and links to the account centre', async () => {
    await expect(page.getByText(text('type.cash'))).toBeVisible();
    await page.getByRole('link', { name: text('center.title') }).click();
    await expect(page).toHaveURL(/\/sg-account-center$/);
    await expect(row(text('type.cash'))).toBeVisible();
    await look('sg-account-center');
  });

  await test.step('a metric shows its definition', async () => {
    await row(text('type.cash')).click();
    await expect(page).toHaveURL(/\/assets-detail-sg$/);
    await form.press(say('account-metrics', 'withdrawableCash.label'));
    await expect(page.getByText(say('account-metrics', 'withdrawableCash.what'))).toBeVisible();
    await page.keyboard.press('Escape');
    await look('assets-detail-sg');
    await page.goBack();
  });

  await test.step('Back leads home from the account that home led to', async () => {
    await form.press(say('ui', 'back'));
    await row(text('type.cash')).click();
    await expect(page).toHaveURL(/\/assets-detail-sg$/);
    await form.press(say('ui', 'back'));
    await expect(page).toHaveURL(/\/open-account\/$/);
    await page.getByRole('link', { name: text('center.title') }).click();
  });

  await test.step('the customer changes the tier', async () => {
    await row(text('tier.standard.label')).click();
    await page.getByRole('radio', { name: text('tier.intel.label') }).check();
    await form.tick(text('tier.confirmed'));
    await look('account-tier');
    await form.press(text('tier.submit'));
    await expect(page.getByRole('heading', { name: text('status.under-review.label') })).toBeVisible();
    await look('account-tier-status');
    await approve('tier-change');
    await expect(
      page.getByRole('heading', { name: text('status.opened.tier-change', { tier: 'Intel' }) }),
    ).toBeVisible();
    await backToCentre();
  });

  await test.step('the cash account becomes a margin account', async () => {
    await row(say('to-dos', 'upgradeMargin')).click();
    await form.tick(text('margin.seen'));
    await look('margin-upgrade');
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/margin-upgrade-agreement$/);
    await openAgreements(customer);
    await form.press(text('request.submit'));
    await expect(page.getByRole('heading', { name: text('status.under-review.label') })).toBeVisible();
    await approve('margin-upgrade');
    await expect(page.getByRole('heading', { name: text('status.opened.margin-upgrade') })).toBeVisible();
    await backToCentre();
    await expect(row(text('type.margin'))).toBeVisible();
  });

  await test.step('the customer changes work and finances', async () => {
    await row(text('center.information')).click();
    await expect(page).toHaveURL(/\/account-information$/);
    await look('account-information');
    await page.getByRole('link', { name: text('info.change') }).click();
    await form.tick(text('part.finances'));
    await form.date(text('what.changedOn'), '2026-11-01');
    await look('change-information');
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/change-finances$/);
    await form.text(say('opening-assets', 'netWorth.label'), '250000');
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/change-check$/);
    await look('change-check');
    await form.press(say('check-answers', 'confirm'));
    await expect(page).toHaveURL(/\/change-sign$/);
    const signer = { ...customer, person: { ...person, signedBy: name } };
    await signForm(signer, say('opening-sign', 'signature'));
    await form.press(say('opening-sign', 'submit'));
    await expect(page.getByRole('heading', { name: text('status.under-review.label') })).toBeVisible();
    await approve('information-change');
    await expect(page.getByRole('heading', { name: text('status.opened.information-change') })).toBeVisible();
    await look('change-information-status');
  });

  await test.step('the database contains every change', async () => {
    const { accounts, applications } = await api.state(phone);
    expect(accounts).toMatchObject([{ type: 'margin', tier: 'intel' }]);
    expect(Object.fromEntries(applications.map(({ flow, state }) => [flow, state]))).toEqual({
      opening: 'opened',
      'tier-change': 'opened',
      'margin-upgrade': 'opened',
      'information-change': 'opened',
    });
    const mails = await api.mails(phone);
    expect(mails.filter(({ kind }) => kind === 'approved')).toHaveLength(3);
    expect(mails.every(({ language }) => language === 'th')).toBe(true);
  });
});

test('home, the account centre and the account details show the same to-do for a margin call', async ({
  page,
  customer: { say },
  api,
}) => {
  const { loginCode } = await api.persona('account-margin-call', 'th');
  const toDos = page.getByRole('region', { name: say('to-dos', 'title') });
  const [before = ''] = say('to-dos', 'marginCall.margin', { amount: '|' }).split('|');
  const call = toDos.getByText(before);
  await openSignedIn(page, '?langType=5&skinType=black', loginCode);
  const amount = /SGD\s[\d,]+\.\d\d$/; // the amount follows the prices from page to page
  await expect(call).toHaveText(amount);
  await page.getByRole('link', { name: say('account', 'center.title') }).click();
  await expect(page).toHaveURL(/\/sg-account-center$/);
  await expect(call).toHaveText(amount);
  await toDos.getByRole('link', { name: say('to-dos', 'marginCall.see') }).click();
  await expect(page).toHaveURL(/\/assets-detail-sg$/);
  await expect(call).toHaveText(amount);
  await expectNoOverflow(page, 'assets-detail-sg');
});

test('home shows a product that was sent back first, with the only primary action', async ({
  page,
  customer: { say },
  api,
}) => {
  const { loginCode } = await api.persona('options-sent-back', 'th');
  await openSignedIn(page, '?langType=5&skinType=black', loginCode);
  const toDos = page.getByRole('region', { name: say('to-dos', 'title') });
  await expect(toDos.getByText(say('home', 'product.options'), { exact: true })).toBeVisible();
  const fix = toDos.getByRole('button', { name: say('application-state', 'fixThings', { count: 1 }) });
  await expect(fix).toHaveClass(/bg-accent/);
  const deposit = page.getByRole('link', { name: say('to-dos', 'payIn') });
  await expect(deposit).not.toHaveClass(/(^| )bg-accent( |$)/);
  const places = await Promise.all([fix, deposit].map(async (one) => (await one.boundingBox())?.y ?? 0));
  expect(places[0], 'above the deposit').toBeLessThan(places[1] ?? 0);
  await expectNoOverflow(page, 'home');
});
