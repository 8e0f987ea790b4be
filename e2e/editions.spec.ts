import { buildHostsWhenStale } from '../scripts/host-build/host-build.ts';
import { editions } from '../scripts/services/launched-app.ts';
import { type AppName, appNames, freePort } from '../scripts/services/ports.ts';
import { base, distOf, root, startGateway } from '../scripts/services/services.ts';
import { Form } from './support/form.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test as shared } from './support/test.ts';
import { wordsIn } from './support/words.ts';

/** All four apps in front of the sandbox that the journeys share; nobody else needs their builds. */
const test = shared.extend<object, { apps: Readonly<Record<AppName, string>> }>({
  apps: [
    async ({}, provide) => {
      await buildHostsWhenStale({ root, hosts: appNames, say: console.log });
      const sites = await Promise.all(
        appNames.map(async (app) => ({ app, port: await freePort(), dist: distOf(app) })),
      );
      const sandboxUrl = (process.env.QUAYSIDE_E2E_SANDBOX ?? '').replace(/\/$/, '');
      const gateway = await startGateway({ sites, sandboxUrl, print: () => undefined });
      const urls = sites.map(({ app, port }) => [app, `http://localhost:${port}${base}`]);
      await provide(Object.fromEntries(urls) as Record<AppName, string>);
      await gateway.end();
    },
    { scope: 'worker' },
  ],
});

for (const app of appNames) {
  const { appType, defaultLanguage, capabilities, licence } = editions[app];

  test(`START-07 LANG-02 FAIL-04 ${app}: home in its own language with its licence, and an opening by its terms`, async ({
    page,
    api,
    apps,
  }) => {
    // a browser that says nothing of languages
    await page.setExtraHTTPHeaders({ 'Accept-Language': '*' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => '' }));
    const say = wordsIn(defaultLanguage);
    const form = new Form(page, say);
    await page.goto(apps[app]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home', 'title'));
    await expect(page.getByText(say('home', `lead.${app}`), { exact: true })).toBeVisible();
    await expect(page.getByText(say('home', `who.first.${app}`), { exact: true })).toBeVisible();
    await expect(page.getByText(say('home', 'licence', { number: licence }), { exact: true })).toBeVisible();
    await expect(page.getByText(say('home', 'next.review'), { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', defaultLanguage);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(app === 'pro' ? 'pro' : undefined);

    const started = page.waitForRequest(/start-application/);
    const { loginCode, phone } = await api.persona('new', defaultLanguage);
    await openSignedIn(page, `${apps[app]}sg-choose`, loginCode);
    expect((await (await started).allHeaders())['x-type']).toBe(String(appType));
    const digitalId = say('opening-choices', 'choose.digital-id', {
      provider: say('opening-choices', 'nationalDigitalId'),
    });
    await form.choose(say('opening-choices', 'choose.label'), say('opening-choices', 'choose.manual'));
    await expect(page.getByRole('radio', { name: digitalId })).toHaveCount(capabilities.digitalId ? 1 : 0);
    const next = () => page.getByRole('button', { name: say('flow', 'continue'), exact: true }).click();
    await next();
    await expect(page).toHaveURL(/sg-choose-tip$/);
    await next();
    await form.choose(say('opening-choices', 'tier'), say('opening-choices', 'tier.standard'));
    const trader = page.getByRole('radio', { name: say('opening-choices', 'tier.trader'), exact: true });
    await expect(trader).toHaveCount(capabilities.tiers.includes('trader') ? 1 : 0);
    await next();
    await expect(page).toHaveURL(/sg-base-info$/);
    const kinds = page.getByRole('radiogroup', { name: say('opening-base', 'documentType') }).getByRole('radio');
    await expect(kinds).toHaveCount(capabilities.documentTypes.length);
    expect(await api.application(phone)).toMatchObject({
      appType,
      answers: { choose: { route: 'manual' }, 'choose-account': { tier: 'standard' } },
    });
  });
}

test('START-05 START-06 another app’s type, and overseaType=sg, make the page that app’s, and stay with the tab', async ({
  page,
  api,
  apps,
}) => {
  const say = wordsIn('en');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);

  await page.goto(`${apps.hk}?overseaType=sg&langType=3`);
  await expect(page.getByText(say('home', 'lead.sg'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('home', 'product.cfd'), { exact: true }), 'the host has no such flow').toHaveCount(0);

  await page.goto(`${apps.sg}?appType=5&langType=3`);
  await expect(page.getByText(say('home', 'lead.pro'), { exact: true })).toBeVisible();
  expect(await theme()).toBe('pro');
  await page.goto(apps.sg);
  await expect(page.getByText(say('home', 'lead.pro'), { exact: true })).toBeVisible();
  expect(await theme()).toBe('pro');
  const started = page.waitForRequest(/start-application/);
  const { loginCode } = await api.persona('new');
  await openSignedIn(page, `${apps.sg}sg-choose`, loginCode);
  expect((await (await started).allHeaders())['x-type']).toBe('5');
});

test('F11 no edition shows a screen or asks a server under a name that is not its own', async ({ page, apps }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const app of appNames) {
    await page.goto(apps[app].replace('localhost', 'broker.localhost'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(wordsIn('en')('host', 'unknownHost.title'));
    await expect(page.getByRole('button')).toHaveCount(0);
  }
  expect(calls.filter((path) => /\/api\//.test(path))).toEqual([]);
});
