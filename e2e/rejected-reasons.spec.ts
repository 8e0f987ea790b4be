import type { Page } from '@playwright/test';
import { isReasonCode, type ReasonCode, reasonKinds } from '../packages/contract/src/reasons.ts';
import { correctionText } from '../packages/flow-screens/src/outcome/correction-words.ts';
import { languages } from '../packages/i18n/src/language.ts';
import { reasonValues } from '../packages/i18n/src/reason-values.ts';
import { corrections } from './support/corrections.ts';
import { weiMing } from './support/customer-fixtures.ts';
import { Form } from './support/form.ts';
import { findScreenPlan, Opening } from './support/opening.ts';
import { acceptLogin } from './support/registration.ts';
import type { SandboxApi } from './support/sandbox-api.ts';
import { expect, test } from './support/test.ts';
import { sayIn } from './support/words.ts';

const skins = ['white', 'black', 'blue'] as const;
/** Steps that stay closed during a correction. Each reason tests one, so that all are tested. */
const closedSteps = ['base-info', 'contact-info', 'assets-info', 'assets-select', 'risklevel', 'select-account-type'];
const codes = Object.keys(reasonKinds).filter(
  (code): code is ReasonCode => isReasonCode(code) && reasonKinds[code] === 'retry',
);

test.describe.configure({ mode: 'parallel' });

for (const [index, code] of codes.entries()) {
  const language = languages[index % languages.length] ?? 'en';
  const skin = skins[Math.floor(index / languages.length) % skins.length] ?? 'white';

  test(`STATE-02 a customer corrects an item that was rejected for ${code}, in ${language} and ${skin}`, async ({
    page,
    place,
    api,
    pictures,
  }) => {
    const say = sayIn(language);
    const { expect: expected } = await api.scenario(`rejected-${code}`);
    const [item = ''] = Object.keys(expected.rejected ?? {});
    const correction = corrections[code] ?? corrections[item];
    if (!correction) throw new TypeError(`Nobody says how ${item} is corrected: add it to e2e/support/corrections.ts.`);
    const isAskedToSign = item === 'signature';
    const person = { ...weiMing, signs: 'typing' as const, isAskedToSign, ...correction.person };
    const screen = { page, form: new Form(page, say), say, person, pictures: { ...pictures, bill: pictures.passport } };
    const opening = new Opening(screen);

    const other = closedSteps.filter((step) => !correction.steps.includes(step))[index % 5] ?? '';
    const link = new URL('/sandbox/play', place.sgUrl);
    link.search = String(
      new URLSearchParams({ scenario: `rejected-${code}`, language, skin, to: `/${findScreenPlan(other).path}` }),
    );
    const userId = await open(page, link);
    await expect(page, `${other} is closed: the reasons stand in its place`).toHaveURL(/\/error-transfer(\?|$)/);
    const isMore = code === 'more-information';
    const why = say('reasons', code, reasonValues(code));
    if (!isMore) await expect(page.getByText(why, { exact: true })).toBeVisible(); // a request for more information shows only its note
    await expect(page.locator(`html[lang=${language}][data-skin=${skin}]`)).toHaveCount(1);
    const before = await applicationOf(api, userId);

    const words = correctionText(item, isMore ? 'more-answers' : 'a-correction');
    await page.getByRole('link', { name: say('application-state', words) }).click();
    await correction.correct(opening);
    if (correction.reply) await expect(page.getByText(say('reasons', 'replied'), { exact: true })).toBeVisible();
    if (item !== 'signature') {
      await expect(page.getByText(say('application-state', 'item.corrected'), { exact: true })).toBeVisible();
      const { requirements } = await applicationOf(api, userId);
      expect(requirements.find(({ id }) => id === item)).toMatchObject({ status: 'provided', reopened: true });
      await page.getByRole('link', { name: say('application-state', 'seal.action') }).click();
      await opening.expectScreen('check-answers');
      await expectOpenAlone(page, correction.steps);
      if (correction.reply) await expect(page.getByText(correction.reply, { exact: true })).toBeVisible();
      await opening.goOn('check-answers');
    }
    await opening.expectScreen('sign-info');
    await opening.fill('sign-info');
    await opening.goOn('sign-info');
    await expect(page.getByRole('heading', { name: say('application-state', 'success.heading') })).toBeVisible();

    const after = await applicationOf(api, userId);
    expect(after.state).toBe('under-review');
    expect(after.reference).toBe(before.reference);
    expect(after.requirements.filter(({ reason, reopened }) => reason || reopened)).toEqual([]);
    const { reply } = after.requirements.find(({ id }) => id === item) ?? {};
    expect(reply).toEqual(
      correction.reply ? { question: expect.stringContaining('where the rest'), text: correction.reply } : undefined,
    );
    const changed = Object.keys(after.answers).filter((step) => !same(after.answers[step], before.answers[step]));
    expect(correction.steps, 'nothing else was changed').toEqual(expect.arrayContaining(changed.filter(isItem)));
    expect(after.history.map((event) => event.what)).toEqual(['submitted', 'sent-back', 'submitted-again']);
  });
}

async function open(page: Page, link: URL): Promise<string> {
  const signedIn = page.waitForRequest((request) => Boolean(request.headers()['x-uid']));
  await page.goto(link.href);
  await acceptLogin(page);
  return (await signedIn).headers()['x-uid'] ?? '';
}

async function applicationOf(api: SandboxApi, userId: string) {
  const [application] = (await api.stateOf(userId)).applications;
  if (!application) throw new TypeError('The scenario has left no application.');
  return application;
}

async function expectOpenAlone(page: Page, steps: readonly string[]): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(8)).toBeVisible();
  const links = await page
    .locator('a[href*="return=check"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const paths = steps.map((step) => findScreenPlan(step).path);
  expect(links.filter((href) => !paths.some((path) => href.includes(`/${path}?`)))).toEqual([]);
}

const isItem = (step: string) => step !== 'sign-info' && step !== 'check-answers';
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
