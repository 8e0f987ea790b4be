import type { Page } from '@playwright/test';
import { specifiedRoutes } from '../packages/host/src/testing/specified-routes.ts';
import { watchPageErrors, watchPaintedTexts } from './support/first-load.ts';
import { followLink } from './support/follow-link.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { sayIn } from './support/words.ts';

test.describe.configure({ mode: 'parallel' });

const base = '/acct/open-account';

const paths = specifiedRoutes.map(({ path }) => path).filter((path) => path !== '/');

test('ERR-03 FAIL-01 routes show one message within a second offline, and open when the network returns', async ({
  page,
  context,
  api,
  customer,
}) => {
  const problems = watchPageErrors(page);
  const { loginCode } = await api.persona('under-review');
  await page.clock.install();
  const messages = messagesLoaded(page);
  await openSignedIn(page, '', loginCode);
  const see = page.getByRole('button', { name: customer.say('home-status', 'status.see') });
  await expect(see).toBeVisible();
  await messages;
  await context.setOffline(true);
  for (const path of paths) {
    await followLink(page, `${base}${path}`);
    await expectToldOnce(page, customer.say('errors', 'networkError'), path);
    await page.clock.fastForward(3000); // the toast has disappeared
    await expect(page, path).toHaveURL(/\/acct\/open-account\/$/);
  }
  await see.click();
  await expectToldOnce(page, customer.say('errors', 'networkError'), 'the button');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/sg-account-state$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems()).toEqual([]);
});

test('FAIL-01 ERR-03 "Continue your application" shows a message offline and works when the network returns', {
  tag: '@quick',
}, async ({ page, context, api, customer }) => {
  const problems = watchPageErrors(page);
  const { loginCode } = await api.persona('draft');
  const messages = messagesLoaded(page);
  await openSignedIn(page, '', loginCode);
  await messages;
  const resume = page.getByRole('button', { name: customer.say('home-status', 'resume') });
  await resume.waitFor();
  await context.setOffline(true);
  await resume.click();
  await expectToldOnce(page, customer.say('errors', 'networkError'), 'home');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/sg-assets-info$/);
  await followLink(page, `${base}/sg-base-info`);
  await expect(page.getByLabel('Full name (English/Pinyin)')).toHaveValue(/\w/);
  await context.setOffline(true);
  await page.getByLabel('Full name (English/Pinyin)').fill('LIM WEI MINH');
  await page.getByRole('button', { name: customer.say('flow', 'continue') }).click();
  await expectToldOnce(page, customer.say('errors', 'networkError'), 'a step');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/sg-contact-info$/);
  expect(problems()).toEqual([]);
});

test('ERR-03 changing the language and signing out show a message offline and work when the network returns', async ({
  page,
  context,
  api,
  customer,
}) => {
  const problems = watchPageErrors(page);
  const [english, thai] = [customer.say, sayIn('th')];
  const { loginCode } = await api.persona('under-review');
  const messages = messagesLoaded(page);
  await openSignedIn(page, '', loginCode);
  await messages;
  await page.getByRole('button', { name: english('home-status', 'status.see') }).waitFor();
  const languages = page.getByRole('button', { name: `${english('ui', 'language')}: English` });
  await context.setOffline(true);
  await languages.click();
  const list = page.getByRole('dialog');
  await expect(list, 'the list has loaded with the messages').toBeVisible();
  await list.getByText('ไทย').click();
  await expectToldOnce(page, english('errors', 'networkError'), 'a language');
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.locator(told), 'the previous toast has disappeared').toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: thai('home-status', 'signOut') }).click();
  await expectToldOnce(page, thai('errors', 'networkError'), 'signing out');
  await expect(page.getByRole('link', { name: thai('home', 'start') })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('userToken');
  const loaded = page.waitForEvent('domcontentloaded');
  await context.setOffline(false);
  await loaded;
  await expect(page.getByRole('link', { name: thai('home', 'start') })).toBeVisible();
  expect(problems()).toEqual([]);
});

test('FAIL-01 F67 a step with a missing chunk shows a message and preserves the input', async ({
  page,
  api,
  customer,
}) => {
  const problems = watchPageErrors(page);
  const { loginCode } = await api.persona('draft');
  await openSignedIn(page, 'sg-base-info', loginCode);
  const name = page.getByLabel('Full name (English/Pinyin)');
  await name.fill('LIM WEI MINH');
  await page.route('**/assets/home-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/assets/with-home-*.js', (route) => route.fulfill({ status: 404 }));
  await followLink(page, `${base}/`);
  await expect(page.getByRole('alert')).toContainText(customer.say('host', 'unloadable.title'));
  await expect(name).toHaveValue('LIM WEI MINH');
  await page.unroute('**/assets/home-*.js');
  await page.unroute('**/assets/with-home-*.js');
  await page.getByRole('button', { name: customer.say('host', 'tryAgain') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: customer.say('home-status', 'applicationHeading') }),
  ).toBeVisible();
  expect(problems()).toEqual([]);
});

test('FAIL-01 F67 each screen with a missing chunk shows one message and opens when the chunk is available', async ({
  browser,
  place,
  api,
  customer: { say },
}) => {
  const look = async (persona: keyof typeof reached) => {
    const context = await browser.newContext({ baseURL: place.sgUrl });
    const page = await context.newPage();
    const problems = watchPageErrors(page);
    const { loginCode } = await api.persona(persona);
    const messages = messagesLoaded(page);
    let chunks: 'come' | 'missing' = 'come';
    await page.route(/\/assets\/.*\.js$/, (route) =>
      chunks === 'come' ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.route(loadedAhead, (route) => route.fulfill({ status: 404 }));
    const ahead = persona === 'opened-margin' && page.waitForResponse(loadedAhead);
    await openSignedIn(page, '', loginCode);
    await messages;
    await ahead;
    await expect(page.getByRole('button', { name: say('home-status', 'signOut') })).toBeVisible();
    await page.unroute(loadedAhead);
    const told = page.locator('[role=alert]:visible');
    for (const path of reached[persona]) {
      chunks = 'missing';
      await followLink(page, `${base}${path}`);
      await expect(told, path).toHaveCount(1);
      await expect(told, path).toContainText(say('host', 'unloadable.title'));
      chunks = 'come';
      await told.getByRole('button', { name: say('host', 'tryAgain') }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(told, path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    expect(problems(), persona).toEqual([]);
    await context.close();
  };
  await Promise.all([look('draft-to-sign'), look('opened-margin')]);
});

test('FAIL-01 F67 home shows a message if the chunk for signed-in customers is missing, and retries online', async ({
  page,
  context,
  api,
  customer,
}) => {
  const problems = watchPageErrors(page);
  const { loginCode } = await api.persona('under-review');
  const chunk = '**/assets/home-status-*.js';
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await openSignedIn(page, '', loginCode);
  await expect(page.getByRole('alert')).toContainText(customer.say('host', 'unloadable.text'));
  await expect(page.getByRole('heading', { name: customer.say('home', 'title') })).toHaveCount(0);
  await page.unroute(chunk);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: customer.say('home-status', 'status.see') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(problems()).toEqual([]);
});

test('NAV-01 NAV-04 a protected page is not painted before registration opens, and the layout does not shift', async ({
  context,
}) => {
  await context.route('**/sg-register.html*', (route) => route.fulfill({ status: 204 })); // the page stays
  const left = [...firstOfFlows];
  const painted: Record<string, unknown> = {};
  const look = async () => {
    const page = await context.newPage();
    const shown = await watchPaintedTexts(page);
    for (let path = left.pop(); path; path = left.pop()) {
      const leaving = page.waitForRequest('**/sg-register.html*');
      await page.goto(path.slice(1), { waitUntil: 'commit' });
      await leaving;
      const { words, shift } = await shown();
      if (words.length > 0 || shift > 0.01) painted[path] = { words, shift };
    }
    await page.close();
  };
  await Promise.all([look(), look()]);
  expect(painted).toEqual({});
});

test('NAV-04 a page that is not the next step is not painted before the redirect', async ({ page, api, customer }) => {
  const { loginCode } = await api.persona('new');
  await openSignedIn(page, '', loginCode);
  const shown = await watchPaintedTexts(page);
  await page.goto('sg-assets-info');
  await expect(page).toHaveURL(/\/sg-choose$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { words, shift } = await shown();
  expect(words[0]).toContain(customer.say('opening-choices', 'choose.heading'));
  expect(shift).toBeLessThan(0.01);
});

for (const [language, langType, width] of [
  ['en', 3, 390],
  ['th', 5, 320],
] as const)
  test(`the layout does not shift when saved answers replace the skeleton, in ${language} at ${width} px`, async ({
    page,
    api,
  }) => {
    const { loginCode } = await api.persona('draft');
    await page.setViewportSize({ width, height: 844 });
    await openSignedIn(page, `?langType=${langType}`, loginCode);
    const shown = await watchPaintedTexts(page);
    await page.route('**/get-current-user/**', async (route) => {
      await expect(page.locator('#skeleton')).toBeVisible();
      await route.continue();
    });
    await page.goto('sg-base-info');
    await expect(page.locator('#fullName')).toHaveValue(/\w/);
    await expect(page.locator('[data-save=saved]')).toBeVisible();
    expect((await shown()).shift, 'sg-base-info').toBeLessThan(0.02);
    await page.goto('sg-assets-info');
    await expect(page.locator('[data-save=saved]')).toBeVisible();
    expect((await shown()).shift, 'sg-assets-info').toBeLessThan(0.02);
  });

/** Paths to test: both prerendered routes and one of each flow. packages/host/src/app/route-faults.test.tsx opens all routes. */
const firstOfFlows = [
  '/sg-choose',
  '/sg-base-info',
  '/sg-contact-info',
  '/sg-w8-ben-form',
  '/sg-cfd',
  '/account-information',
  '/sg-account-state',
];

/** Matches the chunks that the home of an account holder prefetches when it is idle. Prefetching stops at the first missing chunk. */
const loadedAhead = /\/assets\/(account-center|assets-detail-sg)-[^/]*\.js$/;

/** Paths of screens with separate chunks, by the scenario whose customer may open them. */
const reached = {
  'draft-to-sign': [
    '/sg-choose',
    '/sg-choose-tip',
    '/sg-select-accountType',
    '/sg-choose-account',
    '/sg-base-info',
    '/sg-contact-info',
    '/sg-assets-info',
    '/sg-assets-select',
    '/sg-risklevel',
    '/sg-agreement-info',
    '/sg-submit-photo',
    '/sg-submit-address',
    '/sg-account-state',
    '/sg-face-recognition',
    '/sg-face-h5',
  ],
  'opened-margin': [
    '/sg-futures',
    '/cfd-intro',
    '/sg-cfd',
    '/account-information',
    '/sg-account-center',
    '/assets-detail-sg',
    '/cfd-assets-detail',
    '/sg-options-introduce',
  ],
} as const;

const told = '[data-part=toast-message] > *, [role=alert]:visible, [data-tone=danger]:visible';

/** Asserts that the page shows exactly one message, which contains `words`. A step shows it below its title; the toast with the same text must have gone. */
async function expectToldOnce(page: Page, words: string, what: string): Promise<void> {
  await expect(page.locator(told).first(), what).toBeVisible();
  await expect(page.locator(told), what).toHaveCount(1, { timeout: 1000 }); // a second one would stay longer
  await expect(page.locator(told).first(), what).toContainText(words);
}

/** Waits until the page has loaded the code for messages. The page loads it when it is idle after the session has started. */
const messagesLoaded = (page: Page) =>
  Promise.all([/\/messages-[\w-]+\.js$/, /\/encryption-keys-[\w-]+\.js$/].map((name) => page.waitForResponse(name)));
