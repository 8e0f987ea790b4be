import type { BrowserContext, Page } from '@playwright/test';
import { ordinaryPassportHolder, type Person, roundAmounts, somying } from './support/customer-fixtures.ts';
import {
  answerRemainingQuestions,
  answerTaxResidency,
  chooseDigitalId,
  confirmProviderData,
  moveCustomerToPage,
  signUpWithDigitalId,
  visitProvider,
} from './support/digital-id.ts';
import { AcceptingForm } from './support/effort/accepting-form.ts';
import { watchCustomer } from './support/effort/watch-customer.ts';
import { Opening } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { readSubmissionPdf } from './support/submission-pdf.ts';
import { expect, test } from './support/test.ts';
import { expectAccessible, expectNoEnglish, expectNoOverflow } from './support/visual-checks.ts';

/** A citizen at the mock provider. She signs with the name that the provider returns. */
const xiaoHui: Person = {
  ...ordinaryPassportHolder,
  base: { ...ordinaryPassportHolder.base, fullName: 'TAN XIAO HUI' },
  assets: { ...ordinaryPassportHolder.assets, ...roundAmounts },
};
test.use({ person: xiaoHui });

const words = 'opening-person';

test('F01 F20 a citizen opens an account with the digital ID without typing name or address', {
  tag: '@quick',
}, async ({ page, customer, api }) => {
  const { phone, loginCode } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  const effort = await watchCustomer(page);
  await chooseDigitalId(customer);
  await expectAccessible(page, 'sg-show-sinpass, before');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await customer.form.press(customer.say(words, 'start.action'));
  await expect(page).toHaveURL(/digital-id\/authorize/);
  await expectAccessible(page, 'the provider’s page');
  await visitProvider(page, customer.say, 'citizen');

  await expect(page.getByText('Tan Xiao Hui', { exact: true })).toBeVisible();
  await expect(page, 'of all that came back, nothing is left').toHaveURL(/\/sg-show-sinpass$/);
  await expectAccessible(page, 'sg-show-sinpass');
  const withSecrets = asked.filter((one) => /[?&]code=/.test(one));
  expect(
    withSecrets.every((one) => /\/sg-show-sinpass\?/.test(one)),
    'only the page request contained the code',
  ).toBe(true);
  await confirmProviderData(customer);
  await expect(page.getByRole('heading', { name: customer.say(words, 'more.heading') })).toBeVisible();
  await expectAccessible(page, 'sg-sinpass-additional');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/XIAO HUI|S1234567D|BEDOK/);
  await answerTaxResidency(customer);

  const opening = new Opening({ ...customer, form: new AcceptingForm(page, customer.say) }, effort.look);
  await opening.walk('assets-info', 'select-account-type');
  await opening.complete('select-account-type');
  await opening.walk('w8ben.form', 'sign-info');
  await opening.fill('sign-info');
  await opening.goOn('sign-info');
  await expect(page).toHaveURL(/\/success$/);
  effort.expectWithin('digital-id');

  const submitted = await api.application(phone);
  expect(submitted.state).toBe('under-review');
  expect(submitted.answers['base-info']).toMatchObject({ fullName: 'TAN XIAO HUI', documentNumber: 'S1234567D' });
  expect(submitted.answers['contact-info']).toMatchObject({ email: 'xiao.hui@example.com' });
  expect(submitted.answers['w8ben.form']).toMatchObject({ name: 'TAN XIAO HUI', foreignTaxNumber: 'S1234567D' });
  expect(Object.values(submitted.documents).map(({ kind }) => kind)).not.toContain('identity-front');
  expect(await readSubmissionPdf(page, customer.say)).toMatch(/TAN XIAO HUI.*S1234567D/);
});

test('the app asks a permanent resident for other citizenships', async ({ page, customer, api }) => {
  const { loginCode, phone } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  await signUpWithDigitalId(customer, 'permanent-resident');
  await confirmProviderData(customer);
  await customer.form.choose(customer.say(words, 'more.otherCitizenship'), customer.say(words, 'no'));
  await answerRemainingQuestions(customer);
  await customer.form.press(customer.say('flow', 'continue'));
  await expect(page).toHaveURL(/\/sg-assets-info$/);
  const { answers } = await api.application(phone);
  expect(answers['base-info']).toMatchObject({ nationality: 'MY', citizenship: 'MY', fullName: 'LIM WEI MING' });
});

test('the app asks for an address, a mobile number and a date of birth that the provider lacks', async ({
  page,
  customer,
  api,
}) => {
  const { form, say } = customer;
  const { loginCode, phone } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  await signUpWithDigitalId(customer, 'missing-address');
  await expect(page.getByText(say(words, 'notAvailable'), { exact: true })).toBeVisible();
  await confirmProviderData(customer);
  await form.text(say('opening-contact', 'mobile'), '+65 91234567');
  const home = form.group(say('opening-contact', 'residentialAddress.label'));
  await home.pick(say('address', 'country'), 'Singapore');
  await home.text(say('address', 'postalCode'), '141001');
  await home.text(say('address', 'line1.SG'), '1 Stirling Road');
  await answerRemainingQuestions(customer);
  await form.press(say('flow', 'continue'));
  await expect(page).toHaveURL(/\/sg-assets-info$/);
  expect((await api.application(phone)).answers['contact-info']).toMatchObject({
    residentialAddress: { postalCode: '141001' },
  });
});

test('the app asks for unavailable data and for a document that proves them', async ({ page, customer, api }) => {
  const { form, say } = customer;
  const { loginCode, phone } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  await signUpWithDigitalId(customer, 'unavailable-items');
  await expect(page.getByText(say(words, 'notAvailable'), { exact: true })).toHaveCount(4);
  await confirmProviderData(customer);
  await form.pick(say('opening-base', 'nationality'), 'Singapore');
  await form.date(say('opening-base', 'dateOfBirth'), '1990-05-17');
  await form.choose(say('opening-base', 'gender.label'), say('opening-base', 'gender.female'));
  const home = form.group(say('opening-contact', 'residentialAddress.label'));
  await home.pick(say('address', 'country'), 'Singapore');
  await home.text(say('address', 'postalCode'), '141001');
  await home.text(say('address', 'line1.SG'), '1 Stirling Road');
  await form.choose(say(words, 'more.otherCitizenship'), say(words, 'no'));
  await answerRemainingQuestions(customer);
  await form.press(say('flow', 'continue'));
  await expect(page).toHaveURL(/\/sg-submit-photo$/);
  const { answers, requirements } = await api.application(phone);
  expect(answers['base-info']).toMatchObject({
    fullName: 'TAN XIAO HUI',
    nationality: 'SG',
    dateOfBirth: '1990-05-17',
    gender: 'female',
  });
  expect(requirements.map(({ id }) => id)).toEqual(expect.arrayContaining(['identity-document', 'address-proof']));
});

test('the app offers manual entry if the provider returns no name', async ({ page, customer, api }) => {
  const { form, say } = customer;
  const { loginCode, phone } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  await signUpWithDigitalId(customer, 'no-name');
  await expect(page.getByText(say(words, 'unusable.title'))).toBeVisible();
  await form.press(say(words, 'byHand'));
  await expect(page).toHaveURL(/\/sg-submit-photo$/);
  expect(await api.application(phone)).not.toHaveProperty('personData');
});

test('a customer completes a year of birth to a date that must match', async ({ page, customer, api }) => {
  const { form, say } = customer;
  const { loginCode } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  await signUpWithDigitalId(customer, 'partial-birth-date');
  await confirmProviderData(customer);
  await expect(page.getByText(say(words, 'more.knownDate', { known: '1961' }))).toBeVisible();
  await form.date(say('opening-base', 'dateOfBirth'), '1962-01-02');
  await answerRemainingQuestions(customer);
  await form.press(say('flow', 'continue'));
  await form.expectLedTo(say('opening-base', 'dateOfBirth'), say('issues', 'birth-date-differs', { known: '1961' }));
  await form.date(say('opening-base', 'dateOfBirth'), '1961-01-02');
  await form.press(say('flow', 'continue'));
  await expect(page).toHaveURL(/\/sg-assets-info$/);
});

test('RULE-08 a birth in the US adds a later question', async ({ page, customer, api }) => {
  const { say } = customer;
  const { loginCode } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  await signUpWithDigitalId(customer, 'us-birthplace');
  await expect(page.getByText(say('issues', 'us-birthplace')).first()).toBeVisible();
  await confirmProviderData(customer);
  await expect(page).toHaveURL(/\/sg-sinpass-additional$/);
});

test('RULE-08 the app refuses a US national, also after the customer confirmed other data', async ({
  page,
  customer,
  api,
}) => {
  const { form, say } = customer;
  const { loginCode } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  await signUpWithDigitalId(customer, 'citizen');
  await page.getByText(say(words, 'wrong.summary')).click();
  await form.press(say(words, 'again'));
  await visitProvider(page, say, 'us-national');
  await confirmProviderData(customer);
  await expect(page).toHaveURL(/\/sg-not-eligible$/);
  await expect(page.getByText(say('issues', 'us-person')).first()).toBeVisible();
  await expect(page.getByText(say('opening-outcome', 'us-person.digital-id.citizenship'))).toBeVisible();
  await expect(page.getByText(say('opening-outcome', 'us-person.citizenship'))).toHaveCount(0);
});

test('F21 a customer who cancels at the provider, or meets an outage, can continue manually', async ({
  page,
  customer,
  api,
}) => {
  const { form, say } = customer;
  const { loginCode, phone } = await api.persona('new');
  await openSignedIn(page, 'sg-choose', loginCode);
  await signUpWithDigitalId(customer, 'cancel');
  await expect(page).toHaveURL(/\/sg-choose$/);
  await expect(page.getByText(say('opening-choices', 'choose.cancelled.label'))).toBeVisible();
  await signUpWithDigitalId(customer, 'outage');
  await expect(page.getByText(say(words, 'unavailable.title'))).toBeVisible();
  await expectAccessible(page, 'sg-show-sinpass, out of service');
  await form.press(say(words, 'byHand'));
  await expect(page).toHaveURL(/\/sg-submit-photo$/);
  expect((await api.application(phone)).answers.choose).toEqual({ route: 'manual' });
});

test.describe('the digital ID in Thai', () => {
  test.use({ person: { ...somying, base: { ...somying.base, fullName: 'SOMCHAI RAKDEE' } } });
  test.use({ viewport: { width: 320, height: 640 } });

  test('LANG-01 a pass holder uses the digital ID on a narrow phone in the black skin', async ({
    page,
    customer,
    person,
    api,
  }) => {
    const { form, say } = customer;
    const look = async (path: string) => {
      await expectNoOverflow(page, path);
      await expectNoEnglish(page, path, person);
      await expectAccessible(page, path);
    };
    const { loginCode } = await api.persona('new', 'th');
    await openSignedIn(page, 'sg-choose?langType=5&skinType=black', loginCode);
    await chooseDigitalId(customer);
    await look('sg-show-sinpass, before');
    await form.press(say(words, 'start.action'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await expectNoOverflow(page, 'the provider’s page');
    await visitProvider(page, say, 'pass-holder');
    await expect(page.getByText('Somchai Rakdee', { exact: true })).toBeVisible();
    await expect(page.locator('html'), 'the way back carries the skin').toHaveAttribute('data-skin', 'black');
    await look('sg-show-sinpass');
    await confirmProviderData(customer);
    await form.choose(say(words, 'more.otherCitizenship'), say(words, 'no'));
    await answerRemainingQuestions(customer);
    await look('sg-sinpass-additional');
    await form.press(say('flow', 'continue'));
    const home = form.group(say('opening-contact', 'residentialAddress.label'));
    await home.expectLedTo(say('address', 'country'), say('issues', 'select-country'));
  });
});

type Message = {
  readonly id: string;
  readonly command: string;
  readonly payload: { readonly url?: string; readonly returnUrl?: string };
};

/** Installs a mock of the Android app in every page of a context. It refuses `get_user_info`, accepts all other commands, and records every command. */
const inApp = (context: BrowserContext) =>
  context.addInitScript(() => {
    const asked: string[] = [];
    Object.defineProperty(window, 'commandsOfApp', { value: asked });
    const postMessage = (text: string) => {
      asked.push(text);
      const { id, command } = JSON.parse(text) as Message;
      const answer = { id, command, status: command === 'get_user_info' ? 'refused' : 'ok' };
      queueMicrotask(() => (window as unknown as { quaysideAnswer: (a: unknown) => void }).quaysideAnswer(answer));
    };
    Object.defineProperty(window, 'quaysideNative', { value: { postMessage }, configurable: true });
  });

const asksOf = (page: Page, command: string): Promise<Message['payload'][]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { commandsOfApp: string[] }).commandsOfApp
        .map((text) => JSON.parse(text) as Message)
        .flatMap((message) => (message.command === wanted ? message.payload : [])),
    command,
  );

test.describe('the digital ID in the app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 16) QuaysideApp appVersion=1.6.0;platform=android;uuid=device-1;langType=3',
  });

  test('F20 F35 a killed web view returns to the step after a visit in the system browser', async ({
    context,
    browser,
    customer,
    api,
  }) => {
    await inApp(context);
    const { say } = customer;
    const { loginCode } = await api.persona('new');
    const webView = await context.newPage();
    await openSignedIn(webView, 'sg-choose', loginCode);
    const screen = moveCustomerToPage(customer, webView);
    await chooseDigitalId(screen);
    await screen.form.press(say(words, 'start.action'));
    await expect(webView.getByText(say(words, 'waiting.title'))).toBeVisible();
    await expect(webView, 'the web view itself never leaves').toHaveURL(/\/sg-show-sinpass$/);
    const [opened] = await asksOf(webView, 'open_system_browser');
    expect(opened?.returnUrl).toMatch(/\/acct\/open-account\/sg-show-sinpass$/);
    await webView.close();

    const system = await (
      await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0' })
    ).newPage();
    const comesBack = system.waitForRequest(/\/sg-show-sinpass\?/);
    await system.route(/\/sg-show-sinpass\?/, (route) => route.abort()); // the system opens the link in the app
    await system.goto(opened?.url ?? '');
    await visitProvider(system, say, 'citizen');
    const link = (await comesBack).url();
    await system.context().close();

    const again = await context.newPage();
    await again.goto(link);
    await expect(again.getByText('Tan Xiao Hui', { exact: true })).toBeVisible();
    await expect(again).toHaveURL(/\/sg-show-sinpass$/);
    await confirmProviderData(moveCustomerToPage(customer, again));
    await expect(again).toHaveURL(/\/sg-sinpass-additional$/);
  });
});
