import type { BrowserContext } from '@playwright/test';
import type { Language } from '../packages/i18n/src/language.ts';
import type { DerivativeProduct } from '../packages/rules/src/enumerations.ts';
import { DerivativesApplication } from './support/derivatives-application.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, expectNoOverflow } from './support/visual-checks.ts';

type Run = {
  readonly product: DerivativeProduct;
  readonly language: Language;
  readonly agreements: readonly string[];
  readonly statement: string;
  /** Whether the customer's earlier assessment is still valid. If it has expired, the page asks for a new one. */
  readonly assessment: 'valid' | 'expired';
};

const runs: readonly Run[] = [
  {
    product: 'options',
    language: 'ja',
    agreements: ['options-risk-statement'],
    statement: 'risk-statement',
    assessment: 'valid',
  },
  {
    product: 'futures',
    language: 'th',
    agreements: ['futures-form-13', 'futures-risk-disclosure'],
    statement: 'risk-statement',
    assessment: 'valid',
  },
  {
    product: 'cfd',
    language: 'zh-Hant',
    agreements: ['cfd-agreement', 'cfd-risk-disclosure'],
    statement: 'agreement',
    assessment: 'expired',
  },
];

async function decide(context: BrowserContext, url: string, act: 'Approve' | 'Refuse', reason?: string) {
  const console = await context.newPage();
  await console.goto(url);
  if (reason) await console.locator('#code-failure').selectOption(reason);
  console.once('dialog', (dialog) => void dialog.accept()); // not all items were viewed
  await console.getByRole('button', { name: act }).click();
  await expect(console.getByText(act === 'Approve' ? 'Opened' : 'Failed', { exact: true }).first()).toBeVisible();
  await console.close();
}

for (const { product, language, agreements, statement, assessment } of runs)
  test(`STATE-02 STATE-04 RULE-13 RULE-14 RULE-21 a reviewer approves one application for ${product} and refuses another, in ${language}`, {
    tag: product === 'options' ? '@quick' : [],
  }, async ({ page, context, api, place, pictures }) => {
    const forms = new DerivativesApplication(page, product, language);
    const { say } = forms;
    const { phone, loginCode } = await api.persona(
      assessment === 'expired' ? `${product}-experience` : `${product}-new`,
      language,
    );
    const langType = { en: 3, 'zh-Hans': 1, 'zh-Hant': 2, ms: 4, th: 5, ja: 6 }[language];
    const consoleOf = (id: string) => new URL(`/sandbox/applications/${id}`, place.sgUrl).href;

    await test.step('the customer opens every screen from home', async () => {
      await openSignedIn(page, `?langType=${langType}`, loginCode);
      await forms.fromHome(assessment === 'expired');
      await expectNoOverflow(page, 'introduction');
      await expectAccessible(page, 'introduction');
      await forms.introduce();
      await forms.experience(assessment === 'expired' ? pictures.certificate : undefined);
    });

    await test.step('a failed quiz is explained, and the next one passes', async () => {
      await forms.quiz(2);
      await expect(page.getByText(say('derivatives', 'quiz.failed.label'))).toBeVisible();
      await expectAccessible(page, 'quiz');
      await forms.form.press(say('derivatives', 'quiz.again'));
      await forms.quiz();
      await forms.passed();
    });

    await test.step('the customer reads the risks and submits', async () => {
      await forms.agree(product === 'futures' ? say('flow', 'continue') : say('derivatives', 'submit'));
      if (product === 'futures') {
        await expect(page).toHaveURL(/\/sg-futures-open/);
        await expect(page.getByText(say('derivatives', 'years.futures'))).toBeVisible();
        await forms.confirm(say('derivatives', 'submit'));
      }
      await expect(page).toHaveURL(new RegExp(`/sg-${product}-wait`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        say('application-state', 'under-review.heading'),
      );
      await expectAccessible(page, 'wait');
    });

    const submitted = (await api.applications(phone))[product];
    await test.step('the database contains answers, consents with version and language, and quiz attempts', async () => {
      expect(submitted?.state).toBe('under-review');
      expect(submitted?.answers.experience).toMatchObject({ years: '1-to-5', times: '6-to-20' });
      const consents = agreements.map((id) => ({ id, version: '2026-10', language }));
      // the customer's risk profile is too low for futures and CFDs
      const warned = product === 'options' ? {} : { riskAcknowledged: true };
      expect(submitted?.answers[statement]).toEqual({ ...warned, consents });
      const kinds = Object.values(submitted?.documents ?? {}).map(({ kind }) => kind);
      expect(kinds).toEqual(assessment === 'expired' ? ['exam-certificate'] : []);
      const { audit } = await api.state(phone);
      expect(
        audit.filter(({ action }) => action.startsWith('quiz')).map(({ action, details }) => [action, details]),
      ).toEqual([
        ['quiz-failed', { product, number: 1, right: 6 }],
        ['quiz-passed', { product, number: 2, right: 8 }],
      ]);
    });

    await test.step('after approval in the console the permission is active, and an e-mail is sent', async () => {
      await decide(context, consoleOf(submitted?.id ?? ''), 'Approve');
      await page.reload();
      await expect(page).toHaveURL(new RegExp(`/sg-${product}-success`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(say('derivatives', `success.${product}`));
      await expectAccessible(page, 'success');
      const { accounts } = await api.state(phone);
      expect(accounts.map(({ type }) => type)).toEqual(['margin', product]);
      const [mail] = await api.mails(phone);
      expect(mail).toMatchObject({ kind: 'approved', language });
      await page.getByRole('link', { name: say('derivatives', 'success.home') }).click();
      const { number } = accounts.find(({ type }) => type === product) ?? {};
      await expect(page.getByRole('link', { name: `${say('account', `type.${product}`)} ${number}` })).toBeVisible();
    });

    await test.step('a refused application shows the reason and the next action', async () => {
      const other = await api.persona(`${product}-under-review`, language);
      await decide(context, consoleOf(other.applicationId ?? ''), 'Refuse', 'request-unanswered');
      await page.evaluate(() => localStorage.clear());
      await openSignedIn(page, `sg-${product}-wait?langType=${langType}`, other.loginCode);
      await expect(page).toHaveURL(new RegExp(`/sg-${product}-fail`));
      await expect(page.getByText(say('reasons', 'request-unanswered'))).toBeVisible();
      await expect(page.getByRole('button', { name: say('application-state', 'failed.apply') })).toBeVisible();
      const state = await api.state(other.phone);
      expect(state.applications.find(({ flow }) => flow === product)?.failure).toEqual({ code: 'request-unanswered' });
      expect(state.accounts.map(({ type }) => type)).toEqual(['margin']);
    });
  });

test('NAV-04 visitors can read /sg-futures and /cfd-intro, and must register to apply', async ({ page, customer }) => {
  const { say } = customer;
  await page.goto('');
  await page.getByRole('link', { name: say('home', 'product.cfd'), exact: true }).click();
  await expect(page).toHaveURL(/\/cfd-intro/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('derivative-intro', 'cfd.intro.heading'));
  await page.getByRole('link', { name: say('derivative-intro', 'cfd.apply') }).click();
  await expect(page).toHaveURL(/sg-register\.html/);
  await page.goto('sg-futures');
  await page.getByRole('button', { name: say('derivative-intro', 'start') }).click();
  await expect(page).toHaveURL(/sg-register\.html/);
});
