import type { Page } from '@playwright/test';
import { isQuick } from '../packages/platform/src/testing/property-runs/property-runs.ts';
import { meiLing } from './support/customer-fixtures.ts';
import { documentKindsOf, expectedAnswers } from './support/expected-answers.ts';
import { Opening } from './support/opening.ts';
import { registerCustomer } from './support/registration.ts';
import { openInConsole } from './support/review-console.ts';
import { readSubmissionPdf } from './support/submission-pdf.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, watchPolicyViolations } from './support/visual-checks.ts';

test.use({ person: { ...meiLing, reusesSignature: true }, contextOptions: { reducedMotion: 'no-preference' } });

test('FORM-01 STATE-02 CALL-07 a passport holder registers and opens an account in English', {
  tag: '@quick',
}, async ({ page, context, customer, api, phone, person, place }) => {
  const { say, form } = customer;
  const policy = await watchPolicyViolations(page);
  const pushed = await watchPushes(page);
  const look = async (path: string) => {
    await policy.expectNone(path);
    if (!isQuick) await expectAccessible(page, path); // the stories of these screens also run axe
  };
  const opening = new Opening(customer, (path, moment) =>
    moment === 'filled' || path === 'sg-face-h5' ? look(path) : policy.expectNone(path),
  );

  await test.step('home without a login leads to registration', async () => {
    await page.goto('');
    await look('home');
    await form.follow(say('home', 'start'));
    await registerCustomer(page, say, api, phone);
  });

  await test.step('the customer fills in every step', async () => {
    await opening.walk('choose', 'sign-info');
    await opening.fill('sign-info');
    expect((await api.application(phone)).state).toBe('draft');
    await opening.goOn('sign-info');
    expect(
      [...pushed].filter((one) => one.startsWith('stay')),
      'the bars stay between two steps',
    ).toEqual(['stay main']);
  });

  const submitted = await test.step('the customer submits the application', async () => {
    await expect(page).toHaveURL(/\/success$/);
    await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();
    const application = await api.application(phone);
    await expect(page.getByText(String(application.reference))).toBeVisible();
    await look('success');
    return application;
  });

  await test.step('the database contains every answer', async () => {
    expect(submitted.state).toBe('under-review');
    expect(submitted.reference).toMatch(/^QS-\d{8}-\w{4,}$/);
    expect(submitted.answers).toEqual(expectedAnswers(person, submitted));
    for (const { type, sha256 } of Object.values(submitted.documents)) {
      expect(type).toBe('image/jpeg');
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(documentKindsOf(submitted)).toEqual([
      'address-proof',
      'diploma',
      'employer-consent',
      'exam-certificate',
      'face',
      'identity-front',
    ]);
    expect(submitted.face).toEqual({ result: 'passed', attempts: 1 });
    const actions = submitted.audit.map(({ action }) => action);
    expect(actions.at(0)).toBe('started');
    expect(actions.filter((action) => action === 'submitted')).toHaveLength(1);
  });

  await test.step('the PDF contains the customer’s name and the reference', async () => {
    const text = await readSubmissionPdf(page, say);
    expect(text).toContain(String(submitted.reference));
    expect(text).toContain(person.contact.email);
  });

  await test.step('the status page shows the review', async () => {
    await page.getByRole('link', { name: say('application-state', 'toStatus') }).click();
    await expect(page).toHaveURL(/\/sg-account-state$/);
    await expect(page.getByRole('heading', { name: 'Under Review' })).toBeVisible();
    await look('sg-account-state');
  });

  await test.step('RULE-15 RULE-21 a reviewer approves in the console, and an e-mail is sent', async () => {
    const console = await context.newPage();
    await openInConsole(console, place, submitted);
    await expect(console.getByText('The hash chain is intact.')).toBeVisible();
    await expect(console.getByText('politically exposed person').first(), 'RULE-15').toBeVisible();
    await expect(console.getByRole('button', { name: 'Approve' }), 'not before the declarations').toBeDisabled();
    await console.getByRole('button', { name: 'Accept Experience and declarations' }).click();
    console.once('dialog', (dialog) => void dialog.accept()); // not all items were viewed
    await console.getByRole('button', { name: 'Approve' }).click();
    await expect(console.getByText('Opened', { exact: true }).first()).toBeVisible();
    await console.close();
    const [mail] = await api.mails(phone);
    expect(mail).toMatchObject({
      kind: 'opened',
      to: person.contact.email,
      language: 'en',
      subject: 'Your account is open',
    });
  });

  await test.step('the customer sees the open account', async () => {
    await page.reload();
    await expect(
      page.getByRole('heading', {
        name: say('application-state', person.accountType === 'margin' ? 'opened.margin' : 'opened.heading'),
      }),
    ).toBeVisible();
    const { accounts, applications } = await api.state(phone);
    expect(applications.map(({ state }) => state)).toEqual(['opened']);
    expect(accounts).toMatchObject([{ type: person.accountType, tier: person.tier }]);
    await expect(page.getByText(accounts[0]?.number ?? 'no account')).toBeVisible();
    await look('sg-account-state opened');
  });
});

/**
 * Returns a set that collects the page transitions: `data-bars` of html, and the name of the element that moves. Leaves
 * out questions, which move within a page.
 */
async function watchPushes(page: Page): Promise<ReadonlySet<string>> {
  const pushed = new Set<string>();
  await page.exposeFunction('tellPush', (what: string) => void pushed.add(what));
  await page.addInitScript(() => {
    const { tellPush } = window as unknown as { tellPush: (what: string) => void };
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!animationName.startsWith('q-push') || !(target instanceof Element)) return;
      if (!target.matches('[data-question] > *'))
        tellPush(`${document.documentElement.dataset.bars} ${target.localName}`);
    });
  });
  return pushed;
}
