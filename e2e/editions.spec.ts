import { brand as proBrand } from '../hosts/pro/src/brand.ts';
import { brand as sgBrand } from '../hosts/sg/src/brand.ts';
import { languageNumbers } from '../packages/i18n/src/language.ts';
import { editionNames, type SpecifiedEdition } from '../packages/platform/src/app-type.ts';
import { OPENING_MINUTES, REVIEW_WORKING_DAYS } from '../packages/rules/src/limits/limits.ts';
import { documentTypesFor } from '../packages/rules/src/national-id/document-types/document-types.ts';
import { buildHostsWhenStale } from '../scripts/host-build/host-build.ts';
import { findEdition } from '../scripts/services/launched-app.ts';
import { freePort } from '../scripts/services/ports.ts';
import { basePath, distFolder, repositoryRoot, startGateway } from '../scripts/services/services.ts';
import { expectLateFont } from './support/display-font.ts';
import { Form } from './support/form.ts';
import { openSignedIn } from './support/registration.ts';
import { expect, test as shared } from './support/test.ts';
import { countryName, sayIn } from './support/words.ts';

/** The accent colours of two brands. */
const brandOf = { sg: sgBrand.colours.accent, pro: proBrand.colours.accent };
const minutes = { minutes: OPENING_MINUTES };

/** A test with the shared sandbox and all four apps. Builds the apps first if they are stale. */
const test = shared.extend<object, { apps: Readonly<Record<SpecifiedEdition, string>> }>({
  apps: [
    async ({}, provide) => {
      await buildHostsWhenStale({ root: repositoryRoot, hosts: editionNames, say: console.log });
      const sites = await Promise.all(
        editionNames.map(async (app) => ({ app, port: await freePort(), dist: distFolder(app) })),
      );
      const sandboxUrl = (process.env.QUAYSIDE_E2E_SANDBOX ?? '').replace(/\/$/, '');
      const gateway = await startGateway({ sites, sandboxUrl, print: () => undefined });
      const urls = sites.map(({ app, port }) => [app, `http://localhost:${port}${basePath}`]);
      await provide(Object.fromEntries(urls) as Record<SpecifiedEdition, string>);
      await gateway.end();
    },
    { scope: 'worker' },
  ],
});

for (const app of editionNames) {
  const { appType, defaultLanguage, capabilities, licence } = findEdition(app);

  test(`START-07 LANG-02 FAIL-04 ${app} shows its language and licence, and its documents in an opening`, {
    tag: '@quick',
  }, async ({ page, api, apps }) => {
    // a browser without language preferences
    await page.setExtraHTTPHeaders({ 'Accept-Language': '*' });
    await page.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => '' }));
    const say = sayIn(defaultLanguage);
    const form = new Form(page, say);
    await page.goto(apps[app]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('home', app === 'sg' ? 'title' : `hero.${app}`),
    );
    await expect(page.getByText(say('home', `lead.${app}`), { exact: true })).toBeVisible();
    await expect(page.getByText(say('home', 'time', minutes), { exact: true })).toBeVisible();
    await expect(page.getByText(say('home', `who.first.${app}`), { exact: true })).toBeVisible();
    await expect(page.getByText(say('home', 'licence', { number: licence }), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(say('home', 'next.review', REVIEW_WORKING_DAYS), { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', defaultLanguage);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(app === 'pro' ? 'pro' : undefined);

    const started = page.waitForRequest(/start-application/);
    const { loginCode, phone } = await api.persona('new', defaultLanguage);
    await openSignedIn(page, `${apps[app]}sg-choose`, loginCode);
    expect((await (await started).allHeaders())['x-type']).toBe(String(appType));
    const digitalId = say('opening-choices', 'choose.digital-id.label', {
      provider: say('opening-choices', 'nationalDigitalId'),
    });
    if (capabilities.digitalId) {
      await expect(page.getByRole('radio', { name: digitalId })).toBeVisible();
      await form.answer(say('opening-choices', 'choose.label'), say('opening-choices', 'choose.manual.label'));
    }
    await expect(page, 'the app skips the choice').toHaveURL(/sg-submit-photo$/);
    await form.pick(say('opening-base', 'nationality'), countryName('MY'));
    const kinds = page.getByRole('radiogroup', { name: say('opening-base', 'documentType') }).getByRole('radio');
    const types = documentTypesFor('MY', 'sole', capabilities.documentTypes);
    await expect(kinds).toHaveCount(types.length === 1 ? 0 : types.length);
    const answers = capabilities.digitalId ? { choose: { route: 'manual' } } : {};
    expect(await api.application(phone)).toMatchObject({ appType, answers });
  });
}

test('the late display font of pro appears on the first page without moving the layout', async ({ page, apps }) => {
  await expectLateFont(page, `${apps.pro}?langType=${languageNumbers.en}`, 'Quayside Pro');
});

test('START-05 START-06 appType and overseaType=sg select another app for the whole tab', async ({
  page,
  api,
  apps,
}) => {
  const say = sayIn('en');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--q-brand-accent').trim());
  const heading = page.getByRole('heading', { level: 1 });
  const example = (currency: string) => page.locator('main').getByText(new RegExp(`^${currency}\\u00a0\\d`));

  await page.goto(`${apps.hk}?overseaType=sg&langType=3`);
  await expect(page.getByText(say('home', 'lead.sg'), { exact: true })).toBeVisible();
  await expect(heading).toHaveText(say('home', 'title'));
  await expect(page.getByRole('banner').getByText('Quayside', { exact: true })).toBeAttached();
  await expect(example('SGD').first()).toBeVisible();
  await expect(example('HKD')).toHaveCount(0);
  await expect.poll(accent).toBe(brandOf.sg);
  for (const image of await page.locator('img').all())
    await expect(image, 'a picture of the other app').toHaveJSProperty('complete', true);
  expect(await page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))).toBe(true);
  await expect(page.getByText(say('home', 'product.cfd'), { exact: true }), 'the host has no such flow').toHaveCount(0);

  await page.goto(`${apps.sg}?appType=5&langType=3`);
  await expect(page.getByText(say('home', 'lead.pro'), { exact: true })).toBeVisible();
  await expect(heading).toHaveText(say('home', 'hero.pro'));
  expect(await theme()).toBe('pro');
  await expect.poll(accent).toBe(brandOf.pro);
  await page.goto(apps.sg);
  await expect(page.getByText(say('home', 'lead.pro'), { exact: true })).toBeVisible();
  expect(await theme()).toBe('pro');
  const started = page.waitForRequest(/start-application/);
  const { loginCode } = await api.persona('new');
  await openSignedIn(page, `${apps.sg}sg-choose`, loginCode);
  expect((await (await started).allHeaders())['x-type']).toBe('5');
});

test('F11 each edition shows a message instead of a screen on an unlisted host name', async ({ page, apps }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const app of editionNames) {
    await page.goto(apps[app].replace('localhost', 'broker.localhost'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sayIn('en')('host', 'unknownHost.title'));
    await expect(page.getByRole('button')).toHaveCount(0);
  }
  expect(calls.filter((path) => /\/api\//.test(path))).toEqual([]);
});
