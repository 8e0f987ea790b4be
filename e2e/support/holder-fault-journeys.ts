import { weiMing } from './customer-fixtures.ts';
import type { FaultJourney } from './fault-journeys.ts';
import { openSignedIn } from './registration.ts';
import { openAgreements } from './screens/closing.ts';
import type { Screen } from './screens/screen.ts';
import { signForm } from './screens/signing.ts';
import { expect } from './test.ts';

const holder = { ...weiMing, signedBy: weiMing.base.fullName, signs: 'typing' } as const;

const onAccount = (
  flow: string,
  path: string,
  walk: (customer: Screen) => Promise<void>,
  answers: Readonly<Record<string, Record<string, unknown>>>,
): FaultJourney => ({
  flow,
  scenario: 'account-invested',
  person: holder,
  open: ({ page }, loginCode) => openSignedIn(page, path, loginCode),
  async walk(customer) {
    await walk(customer);
    const { page, say } = customer;
    await expect(page.getByRole('heading', { name: say('account', 'status.under-review.label') })).toBeVisible();
  },
  answers: () =>
    expect.objectContaining(
      Object.fromEntries(Object.entries(answers).map(([step, given]) => [step, expect.objectContaining(given)])),
    ),
});

const tier = onAccount(
  'tier-change',
  'account-tier',
  async ({ page, say, form }) => {
    await page.getByRole('radio', { name: say('account', 'tier.intel.label') }).check();
    await form.tick(say('account', 'tier.confirmed'));
    await form.press(say('account', 'tier.submit'));
  },
  { tier: { tier: 'intel' } },
);

const margin = onAccount(
  'margin-upgrade',
  'margin-upgrade',
  async (customer) => {
    const { page, say, form } = customer;
    await form.tick(say('account', 'margin.seen'));
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/margin-upgrade-agreement$/);
    await openAgreements(customer);
    await form.press(say('account', 'request.submit'));
  },
  { introduce: { seen: true } },
);

const information = onAccount(
  'information-change',
  'change-information',
  async (customer) => {
    const { page, say, form } = customer;
    await form.tick(say('account', 'part.finances'));
    await form.date(say('account', 'what.changedOn'), '2026-11-01');
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/change-finances$/);
    await form.text(say('opening-assets', 'netWorth.label'), '250000');
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/change-check$/);
    await form.press(say('check-answers', 'confirm'));
    await expect(page).toHaveURL(/\/change-sign$/);
    await signForm(customer, say('opening-sign', 'signature'));
    await form.press(say('opening-sign', 'submit'));
  },
  { 'assets-info': { netWorth: '250000' } },
);

const w8ben: FaultJourney = {
  flow: 'w8ben-modify',
  scenario: 'w8ben-valid',
  person: holder,
  open: ({ page }, loginCode) => openSignedIn(page, 'modify-w8-ben-form', loginCode),
  async walk(customer) {
    const { page, say, form } = customer;
    const line6a = say('w8ben', 'lined', { line: '6a', label: say('w8ben', 'card.label.taxNumber') });
    await page.getByRole('link', { name: say('ui', 'changeWhat', { what: line6a }) }).click();
    await form.text(say('w8ben', 'foreignTaxNumber.label'), 'IG115002001');
    await form.press(say('flow', 'continue'));
    await expect(page).toHaveURL(/\/modify-w8-ben-info$/);
    await form.press(say('w8ben', 'info.action'));
    await expect(page).toHaveURL(/\/modify-w8-ben-signature$/);
    await form.tick(say('w8ben', 'capacity'));
    await signForm(customer, say('w8ben', 'signature.label'));
    await form.press(say('w8ben', 'signature.action'));
    await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();
  },
  answers: () =>
    expect.objectContaining({ 'w8ben.form': expect.objectContaining({ foreignTaxNumber: 'IG115002001' }) }),
};

/** Journeys of an account holder: they change the account, or the W-8BEN on file. */
export const holderFaultJourneys: readonly FaultJourney[] = [tier, margin, information, w8ben];
