import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Language, languageNumbers } from '../packages/i18n/src/language.ts';
import { delayDisplayFont, expectLateFont, readHeadingFont } from './support/display-font.ts';
import { followLink } from './support/follow-link.ts';
import { acceptLogin, findLoginQuestion, openSignedIn, registerCustomer } from './support/registration.ts';
import type { SandboxApi } from './support/sandbox-api.ts';
import { expect, test } from './support/test.ts';
import { sayIn } from './support/words.ts';

function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}

test('F11 an unlisted host name shows a message instead of a screen and does not call a server', {
  tag: '@quick',
}, async ({ page, place }) => {
  const calls = watchCalls(page);
  await page.goto(place.sgUrl.replace('localhost', 'broker.localhost'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('This isn’t our website');
  await expect(heading.locator('span'), 'dressed: what is for screen readers alone is not seen').toHaveCSS(
    'position',
    'absolute',
  );
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('F38 a browser that blocks storage shows the app with a notice', async ({ page, customer }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse);
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('');
  await expect(page.getByText(customer.say('host', 'storage.memory'))).toBeVisible();
  await page.getByRole('link', { name: customer.say('home', 'start') }).click();
  await expect(page).toHaveURL(/sg-register/);
  expect(errors).toEqual([]);
});

test('a late display font appears on the first page without moving the layout', async ({ page }) => {
  await expectLateFont(page, '', 'Quayside');
});

test('a display font that would move the layout appears on the second screen and on later visits', async ({ page }) => {
  const release = await delayDisplayFont(page);
  await page.goto('', { waitUntil: 'commit' });
  await expect.poll(() => readHeadingFont(page)).not.toContain('Quayside Display');
  await page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync(':root[data-display-font] h1 { padding-block: 1em; }');
    document.adoptedStyleSheets = [wide];
  });
  release();
  await page.waitForFunction(() => localStorage.getItem('quayside.displayFont') !== null); // the session has started and found the font
  expect(await readHeadingFont(page)).not.toContain('Quayside Display');
  await followLink(page, '/acct/open-account/sg-futures');
  await expect.poll(() => readHeadingFont(page)).toContain('Quayside Display');
  await page.goto('');
  expect(await readHeadingFont(page)).toContain('Quayside Display');
});

test('home does not download the display font or flows in advance with the data saver on', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  );
  const told = page.waitForRequest(/titles-/);
  await page.goto('');
  await told;
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /woff2|core-opening/.test(url))).toEqual([]);
});

test('an invalid login code shows a message with a link to a new one', async ({ page, customer, api, phone }) => {
  const { say } = customer;
  await page.goto('sg-choose#code=used-or-expired');
  await expect(page.getByRole('alert').getByText(say('host', 'login.failed'))).toBeVisible();
  await expect(page).toHaveURL(/\/sg-choose$/);
  await page.getByRole('button', { name: say('host', 'tryAgain') }).click();
  await registerCustomer(page, say, api, phone);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('F02 the token of a link signs a customer in only after confirmation', {
  tag: '@quick',
}, async ({ browser, customer, api, place }) => {
  const { say } = customer;
  const { token, uuid, phone } = await tokenOf(browser, api, place.sgUrl);
  // a token belongs to a device, and the app around the page supplies the device id, never the link
  const userAgent = `Mozilla/5.0 (Linux; Android 15) Chrome/140.0 (QuaysideApp uuid=${uuid})`;
  const page = await (await browser.newContext({ baseURL: place.sgUrl, userAgent })).newPage();
  const calls = watchCalls(page);
  await page.goto(`?token=${token}&uuid=of-a-link`);
  const question = findLoginQuestion(page);
  await expect(question).toContainText(say('host', 'link.title', { phone: `+65 •••• ${phone.slice(-4)}` }));
  expect(calls.filter((path) => !path.includes('get-current-user'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name: say('home', 'start') })).toBeVisible();
  expect(await stored(page)).not.toContain('userToken');

  await page.goto(`?token=${token}`);
  await acceptLogin(page);
  await expect(page.getByRole('button', { name: say('home-status', 'signOut') })).toBeVisible();
  await page.goto('?uuid=of-a-link');
  await expect(page.getByRole('button', { name: say('home-status', 'signOut') })).toBeVisible();

  // a route without a prerendered page asks before it mounts
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`sg-contact-info?token=${token}`);
  await acceptLogin(page);
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page).not.toHaveURL(/sg-register/);
  await page.context().close();
});

test('F03 F09 signing out clears the device, and Back shows no customer data', { tag: '@quick' }, async ({
  page,
  customer,
  api,
}) => {
  const { say } = customer;
  const { loginCode, phone } = await api.persona('new');
  await openSignedIn(page, '', loginCode);
  await expect(page.getByText(phone.slice(-4)).first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain(phone);
  expect(await stored(page)).toContain('userToken');
  const signOut = page.getByRole('button', { name: say('home-status', 'signOut') });
  await signOut.click();
  await expect(signOut).toBeHidden();
  // on the reloaded page
  await expect(page.getByRole('link', { name: say('home', 'start') })).toBeVisible();
  expect(await stored(page)).not.toMatch(/userToken|userId|dolphinNo/);
  await page.goBack().catch(() => null);
  await expect(page.getByText(phone.slice(-4))).toHaveCount(0);
});

test('F10 signing out in one window hides the screens and unsent input of other windows', async ({
  context,
  customer,
  api,
}) => {
  const { say } = customer;
  const { loginCode } = await api.persona('new');
  const one = await context.newPage();
  await openSignedIn(one, 'sg-choose', loginCode);
  await one.getByRole('radio').first().focus();
  await one.keyboard.press('Space'); // a tap would open the next page
  const other = await context.newPage();
  await other.goto('');
  await other.getByRole('button', { name: say('home-status', 'signOut') }).click();
  await expect(one.getByRole('alert')).toContainText(say('errors', 'signedOutElsewhere'));
  await expect(one.getByRole('radio')).toHaveCount(0);
  await expect(one.locator('input:checked')).toHaveCount(1);
});

test.describe('a missing chunk of the app', () => {
  const chunk = /assets\/futures-introduce-[^/]*\.js/;

  test('F67 a missing chunk leaves the previous screen visible, and a retry opens the next one', async ({
    page,
    customer,
  }) => {
    const { say } = customer;
    await page.route(chunk, (route) => route.abort());
    await page.goto('');
    await followLink(page, 'sg-futures');
    const notice = page.getByRole('alert');
    await expect(notice.getByText(say('host', 'unloadable.title'))).toBeVisible();
    await expect(page).toHaveURL(/\/open-account\/$/);
    await page.unroute(chunk);
    await notice.getByRole('button', { name: say('host', 'tryAgain') }).click();
    await expect(page).toHaveURL(/\/sg-futures$/);
    await expect(notice).toHaveCount(0);
  });

  test('F67 a missing chunk after a new build reloads the page once, and then the failure appears', async ({
    page,
    customer,
  }) => {
    const asked: string[] = [];
    await page.route(chunk, (route) => route.fulfill({ status: 404 }));
    await page.route('**/sg-futures', async (route) => {
      asked.push(route.request().resourceType());
      if (route.request().resourceType() !== 'fetch') return route.continue();
      const response = await route.fetch();
      const newer = (await response.text()).replaceAll(/index-[\w-]+\.js/g, 'index-newer.js');
      return route.fulfill({ response, body: newer });
    });
    await page.goto('');
    await followLink(page, 'sg-futures');
    await expect(page.getByRole('heading', { name: customer.say('host', 'broken.title') })).toBeVisible();
    expect(asked[0], 'the first request is a fetch').toBe('fetch');
    expect(asked.filter((type) => type === 'document')).toHaveLength(1);
  });

  test('F67 a missing main script shows a message with a reload button', async ({ page, customer }) => {
    await page.route(/assets\/start-[^/]*\.js/, (route) => route.abort());
    await page.goto('');
    await expect(page.getByRole('alert')).toContainText(customer.say('host', 'unloadable.text'));
    await expect(page.getByRole('link', { name: customer.say('host', 'broken.reload') })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: customer.say('home', 'start') }).click();
    await expect(page, 'the browser follows the link').toHaveURL(/sg-register\.html/);
  });

  test('F66 a missing chunk of the error page shows a message in every language, and a reload opens the page', async ({
    page,
  }) => {
    const missing = /assets\/(with-home|messages)-[^/]*\.js/;
    await page.route(missing, (route) => route.abort());
    for (const [language, langType] of Object.entries(languageNumbers) as [Language, number][]) {
      await page.goto(`?langType=${langType}`);
      await expect(page.getByRole('alert')).toContainText(sayIn(language)('host', 'unloadable.text'));
    }
    await page.unroute(missing);
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the skin of the page', () => {
  test('SKIN-01 SKIN-02 the skin follows skinType, or the system’s dark mode without it', async ({ page }) => {
    const skin = () => page.evaluate(() => [document.documentElement.dataset.skin, document.body.className]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('');
    await expect.poll(skin).toEqual(['black', 'skin-black']);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(skin).toEqual(['white', 'skin-white']);
    await page.goto('?skinType=blue');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(skin).toEqual(['blue', 'skin-blue']);
  });

  test('SKIN-01 the skin of a link remains after registration, a step, a reload and another document', async ({
    page,
    customer,
    api,
    phone,
  }) => {
    const { say, form } = customer;
    await page.goto('?skinType=blue');
    await page.getByRole('link', { name: say('home', 'start') }).click();
    await registerCustomer(page, say, api, phone);
    await form.answer(say('opening-choices', 'choose.label'), say('opening-choices', 'choose.manual.label'));
    await expect(page).toHaveURL(/sg-submit-photo$/);
    for (const path of ['sg-choose-tip', 'web-onfido', '']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-skin', 'blue');
      await expect(page.locator('body')).toHaveClass('skin-blue');
    }
  });

  test('SKIN-03 F70 a debug button changes the skin, and production does not load it', async ({
    context,
    page,
    place,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('');
    await expect(page.getByRole('button', { name: /Black/ }), 'the skin on screen').toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    const debug = page.getByRole('button', { name: /White/ });
    await debug.click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.skin)).toBe('black');

    const production = await productionPage(context, place.sgUrl);
    const requests: string[] = [];
    production.on('request', (request) => requests.push(request.url()));
    await production.goto('https://open.example.com/acct/open-account/');
    await expect.poll(() => requests.some((url) => /assets\/session-/.test(url))).toBe(true);
    await production.waitForLoadState('networkidle');
    expect(requests.filter((url) => /debug/.test(url))).toEqual([]);
    await expect(production.getByRole('button', { name: /White/ })).toHaveCount(0);
    await context.unrouteAll({ behavior: 'wait' }); // a pending request would make the next test fail
  });

  test('LANG-06 the platform’s font stylesheet loads after the first frame', async ({ browser, place }) => {
    const context = await browser.newContext({
      baseURL: place.sgUrl,
      userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    });
    const page = await context.newPage();
    const html = await (await page.goto(''))?.text();
    expect(html).not.toContain('android');
    await expect(page.locator('link[data-fonts=android]')).toHaveAttribute('href', /\/assets\/android-[\w-]+\.css$/);
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.body.querySelector('.q-root') ?? document.body).fontFamily),
      )
      .toContain('Quayside System');
    await context.close();
  });
});

test('LANG-03 the next visit uses the stored language type', async ({ page }) => {
  await page.goto('?langType=4');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quayside.langType'))).toContain('"value":4');
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
});

/** Signs a new customer in on another device, and returns the token, device id and mobile number. Apps put token and device id into links. */
async function tokenOf(
  browser: Browser,
  api: SandboxApi,
  sgUrl: string,
): Promise<{ token: string; uuid: string; phone: string }> {
  const { loginCode, phone } = await api.persona('new');
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = page.waitForRequest(/get-current-user/);
  await page.goto(`${sgUrl}#code=${loginCode}`);
  await acceptLogin(page);
  const headers = await (await asked).allHeaders();
  await context.close();
  return { token: (headers.authorization ?? '').replace('Bearer ', ''), uuid: headers['x-dev-id'] ?? '', phone };
}

const stored = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** Returns a page in which the production URL serves the built Singapore app. Requests to other production servers fail. */
async function productionPage(context: BrowserContext, sgUrl: string): Promise<Page> {
  await context.route('https://open.example.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname + search, sgUrl).href }) });
  });
  await context.route(/https:\/\/(trade|log|sso|analysis)\./, (route) => route.abort());
  return context.newPage();
}

for (const [locale, language] of [
  ['ja-JP', 'ja'],
  ['th-TH', 'th'],
  ['ms-MY', 'ms'],
] as const)
  test(`LANG-03 pages are in ${language} for a browser in ${locale}`, async ({ browser, place }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const document = await page.goto(place.sgUrl);
    expect(await document?.text(), 'as the server sends it').toContain(`<html lang="${language}"`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.setAttribute('data-first', ''));
    await page.waitForFunction(() => localStorage.getItem('quayside.langType') !== null); // the session has started
    await expect(heading).toHaveText(sayIn(language)('home', 'title'));
    await expect(heading, 'the page was not replaced').toHaveAttribute('data-first');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goto(`${place.sgUrl}?langType=${languageNumbers.en}`);
    await expect(heading, 'a link says another').toHaveText(sayIn('en')('home', 'title'));
    await context.close();
  });
