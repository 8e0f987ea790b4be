import { expect, type Page, test } from '@playwright/test';
import { DerivativesApplication } from '../../e2e/support/derivatives-application.ts';
import { Form } from '../../e2e/support/form.ts';
import type { TextKeyOf } from '../../e2e/support/text-groups.ts';
import { expectNoOverflow } from '../../e2e/support/visual-checks.ts';
import { sayIn } from '../../e2e/support/words.ts';
import type { Language } from '../../packages/i18n/src/language.ts';
import { clickDebounceMs } from '../../packages/platform/src/debounce.ts';
import type { ExampleApp } from '../../scripts/examples/example-apps.ts';
import { createSandboxApi, readComputedStyles, visitExample } from './support/example.ts';

type FlowName = 'options' | 'w8ben';
type App = {
  readonly name: ExampleApp;
  readonly language: Language;
  readonly skin: 'white' | 'black';
  readonly width: number;
  readonly open: (page: Page, flow: FlowName) => Promise<void>;
  /** Selectors of the page's own elements, which the flow must not change. */
  readonly own: readonly string[];
};

const apps: readonly App[] = [
  {
    name: 'next-app',
    language: 'zh-Hant',
    skin: 'black',
    width: 390,
    open: (page, flow) => page.getByRole('link', { name: flow === 'options' ? 'Trade options' : 'W-8BEN' }).click(),
    own: ['body', 'header', 'h1', 'footer'],
  },
  {
    name: 'plain-html',
    language: 'en',
    skin: 'white',
    width: 390,
    open: (page, flow) => page.locator(`button#${flow}`).click(),
    own: ['body', 'h1', 'header', 'nav button', 'footer'],
  },
  {
    name: 'react-other-design',
    language: 'ja',
    skin: 'white',
    width: 390,
    open: (page, flow) => page.getByRole('tab', { name: flow === 'options' ? 'Options' : 'W-8BEN' }).click(),
    own: ['body', 'header', '[role=tab]'],
  },
  {
    name: 'vue',
    language: 'th',
    skin: 'black',
    width: 320,
    open: (page, flow) => page.getByRole('link', { name: flow === 'options' ? 'Trade options' : 'W-8BEN' }).click(),
    own: ['body', '.desk', 'header', 'header select', 'nav'],
  },
];

/** Waits for the screen with this heading, and until the app accepts a press. The app ignores a press at the same place within 200 ms (UI-02). */
async function read(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading }).waitFor();
  const read = Date.now() + clickDebounceMs;
  await page.waitForFunction((then) => Date.now() > then, read);
}

for (const { name, language, skin, width, open, own } of apps)
  test.describe(name, () => {
    const say = sayIn(language);
    test.use({ viewport: { width, height: 844 } });

    test(`HOST-02 a customer submits an application for options in the app ${name}, and the database contains it`, async ({
      page,
    }) => {
      const phone = await visitExample(page, { app: name, scenario: 'options-new', language, skin });
      const before = await readComputedStyles(page, own);
      await open(page, 'options');
      const walk = new DerivativesApplication(page, 'options', language);
      await walk.introduce();
      await expectNoOverflow(page, 'experience');
      await walk.experience();
      await walk.quiz();
      await walk.passed();
      await expectNoOverflow(page, 'statement');
      await walk.agree(say('derivatives', 'submit'));
      await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();

      const sent = (await createSandboxApi().applications(phone)).options;
      expect(sent?.state).toBe('under-review');
      expect(sent?.answers.experience).toMatchObject({ years: '1-to-5', times: '6-to-20' });
      expect(sent?.answers['risk-statement']).toEqual({
        consents: [{ id: 'options-risk-statement', version: '2026-10', language }],
      });
      await expect(page.getByRole('status').filter({ hasText: sent?.reference ?? 'no reference' })).toBeVisible();
      expect(await readComputedStyles(page, own)).toEqual(before);
    });

    test(`a customer confirms the W-8BEN after a move in the app ${name}, and the database contains it`, async ({
      page,
    }) => {
      const t = (key: TextKeyOf<'w8ben-life'>) => say('w8ben-life', key);
      const form = new Form(page, say);
      const phone = await visitExample(page, { app: name, scenario: 'w8ben-moved', language, skin });
      await open(page, 'w8ben');
      await page.getByRole('radio', { name: t('decision.confirm.label') }).check();
      await form.press(say('flow', 'continue'));
      await read(page, t('tips.heading'));
      await form.press(t('tips.action'));
      await expect(page.getByRole('region', { name: t('diff.label') })).toContainText('Jalan Bukit Bintang');
      await form.press(say('w8ben', 'info.action'));
      await form.tick(t('affidavit.declared'));
      await form.text(say('ui-documents', 'signName'), 'LIM WEI MING');
      await expectNoOverflow(page, 'affidavit');
      await form.press(t('affidavit.action'));
      await expect(page.getByRole('heading', { name: say('application-state', 'under-review.heading') })).toBeVisible();

      const sent = (await createSandboxApi().applications(phone))['w8ben-update'];
      expect(sent?.state).toBe('under-review');
      expect(sent?.answers.update).toEqual({ decision: 'confirm' });
      await createSandboxApi().review(sent?.id ?? '', { act: 'approve' });
      const filed = (await createSandboxApi().applications(phone))['w8ben-update']?.w8ben?.onFile;
      expect(filed).toMatchObject({ lines: { permanentAddress: { line1: '9, Jalan Bukit Bintang' } } });
    });
  });
