import type { Page, Request } from '@playwright/test';
import { responseHeaders } from '../packages/sandbox/src/tools/gateway/security-headers.ts';
import { isStoredOnDevice } from './support/find-leaks.ts';
import { acceptLogin, findLoginQuestion, openSignedIn, registerCustomer } from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** Headers that every response must have (reliability 5.1, policy B). */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

test('F25 5.1 pages, scripts, errors and calls have the security headers', { tag: '@quick' }, async ({
  page,
  request,
  place,
}) => {
  const response = await page.goto('');
  const source = await page.locator('script[type=module]').getAttribute('src');
  const html = response?.headers() ?? {};
  const missing = (await request.get('assets/no-such-file.js')).headers();
  const script = (await request.get(new URL(source ?? '', place.sgUrl).href)).headers();
  const call = (await request.get(new URL('/open-account-server/api/get-application/v1', place.sgUrl).href)).headers();
  for (const headers of [html, missing, script, call]) expect(headers).toMatchObject(everywhere);

  for (const headers of [html, missing, script]) {
    for (const [name, value] of Object.entries(responseHeaders(false))) expect(headers[name.toLowerCase()]).toBe(value);
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of [
      "default-src 'none'",
      "script-src-attr 'none'",
      "style-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(directive);
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)(?!-)/);
  }
  expect(html['cache-control']).toBe('no-store');
  expect(script['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(call['cache-control']).toBe('no-store');
});

test('a second visit reuses scripts, styles and fonts from the cache, but never pages', async ({ page }) => {
  await page.goto('', { waitUntil: 'networkidle' });
  await page.goto('about:blank');
  const response = await page.goto('', { waitUntil: 'networkidle' });
  expect(response?.fromServiceWorker()).toBe(false);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, transferSize }) => ({ name, bytes: transferSize })),
  );
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(({ bytes }) => bytes > 0)).toEqual([]);
  const [bytes] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map(({ transferSize }) => transferSize),
  );
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(15_000);
});

test('F01 START-04 the page removes the token of a link from the address before any other request', {
  tag: '@quick',
}, async ({ page }) => {
  const token = 'canary-0f5c1b7e';
  const requests = record(page);
  await page.goto(`?token=${token}&langType=3`);
  await expect(page).not.toHaveURL(/canary/);
  // the page has sent the token to the server, which refused it
  await expect(page.getByRole('alert')).toBeVisible();
  const [opened, ...others] = requests;
  expect(opened?.url()).toContain(token);
  expect(await leaksOf(others, token)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(token);
});

test('addresses and Referer headers do not contain the login code, one-time code or token', async ({
  page,
  customer,
  api,
  phone,
}) => {
  const requests = record(page);
  await page.goto('sg-choose');
  await registerCustomer(page, customer.say, api, phone);
  const code = await api.code(phone);
  await expect(page).toHaveURL(/sg-choose\?langType=3$/);
  await expect(page.getByRole('radiogroup', { name: customer.say('opening-choices', 'choose.label') })).toBeVisible();
  await page.goto('sg-choose');
  const authorised = () =>
    requests.map((one) => /^Bearer (.+)$/.exec(one.headers().authorization ?? '')?.[1]).find(Boolean) ?? '';
  await expect.poll(authorised).not.toBe('');
  const exchange = requests.find((one) => one.postData()?.includes('loginCode'));
  const { loginCode = '' } = (exchange?.postDataJSON() ?? {}) as { loginCode?: string };
  expect(loginCode).not.toBe('');
  for (const secret of [code, loginCode, authorised()]) expect(await leaksOf(requests, secret)).toEqual([]);
  expect(page.url()).not.toContain(loginCode);
  const timings = await page.evaluate(() => JSON.stringify(performance.getEntries()));
  for (const secret of [code, authorised()]) expect(timings).not.toContain(secret);
});

test('F02 a link with another customer’s login stores data only after the answer and preserves unsent input', {
  tag: '@quick',
}, async ({ page, customer: { say, form }, api }) => {
  const [victim, other] = [await api.persona('draft'), await api.persona('new')];
  const masked = `+65 •••• ${other.phone.slice(-4)}`;
  const email = page.getByLabel(say('opening-contact', 'email.label'));
  const question = findLoginQuestion(page);
  const refuse = () => question.getByRole('button', { name: say('host', 'link.refuse') }).click();
  const storedOnDevice = () =>
    page.evaluate(() =>
      JSON.stringify(
        { ...localStorage },
        Object.keys(localStorage)
          .filter((key) => key !== 'quayside.displayFont') // written when the font arrives
          .toSorted((a, b) => a.localeCompare(b)),
      ),
    ); // browsers list them in any order
  const follow = async (path: string) => {
    await page.goto(`${path}#code=${await api.loginCode(other.userId)}`);
    await expect(question).toContainText(say('host', 'link.title', { phone: masked }));
  };

  await test.step('a signed-out visitor opens the link', async () => {
    await follow('sg-choose');
    expect(await storedOnDevice()).not.toContain('userToken');
    expect((await api.state(other.phone)).applications).toEqual([]);
    await refuse();
    await expect(page, 'registration of the customer').toHaveURL(/sg-register\.html/);
    expect(await storedOnDevice()).not.toContain('userToken');
  });

  await test.step('a signed-in customer with an unsent e-mail address opens the link', async () => {
    await openSignedIn(page, 'sg-contact-info', await api.loginCode(victim.userId));
    const isInputStored = () => isStoredOnDevice(page, 'opening/contact-info');
    await email.waitFor();
    expect(await isInputStored()).toBe(false);
    await form.text(say('opening-contact', 'email.label'), 'typed@example.com');
    await expect.poll(isInputStored).toBe(true);
    const before = await storedOnDevice();
    await page.goto('about:blank');
    await follow('sg-contact-info');
    expect(await storedOnDevice()).toBe(before);
    await refuse();
    await expect(email).toHaveValue('typed@example.com');
    expect(await storedOnDevice()).toBe(before);
  });

  await test.step('a switch to the other customer and back preserves the unsent input', async () => {
    await follow('');
    await acceptLogin(page);
    await expect(page.getByText(other.phone.slice(-4)).first()).toBeVisible();
    await openSignedIn(page, 'sg-contact-info', await api.loginCode(victim.userId));
    await expect(email).toHaveValue('typed@example.com');
  });
});

function record(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Returns the URLs and Referer headers that contain a secret. Leaves out fragments, which never leave the browser. */
async function leaksOf(requests: readonly Request[], secret: string): Promise<string[]> {
  const found = await Promise.all(
    requests.map(async (request) => {
      const { referer = '' } = await request.allHeaders().catch(() => request.headers());
      const [address = ''] = request.url().split('#');
      return [address, referer].filter((text) => text.includes(secret));
    }),
  );
  return found.flat();
}
