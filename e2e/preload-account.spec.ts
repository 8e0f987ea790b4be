import { openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test('a page that home preloaded opens without a request, with the data of home', async ({ page, api, customer }) => {
  const { loginCode } = await api.persona('account-invested');
  const loaded = Promise.all(
    [/\/assets-detail-sg-[^/]*\.js$/, /\/account-center-[^/]*\.js$/].map((file) =>
      page.waitForEvent('requestfinished', (request) => file.test(request.url())),
    ),
  );
  await openSignedIn(page, '', loginCode);
  await loaded;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/get-account-details/, async (route) => {
    await promise;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const main = page.getByRole('main');
  const [worth = 'no amount'] = /\d[\d,]*\.\d\d/.exec(await main.innerText()) ?? [];
  await page.locator('a[href$="/assets-detail-sg"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: customer.say('account', 'details.title') })).toBeVisible();
  await expect(page.getByRole('main').getByText(worth).first()).toBeVisible();
  expect(scripts).toEqual([]);
  resolve();
});

test('Back shows home at once and requests new data', async ({ page, api, customer: { say } }) => {
  const { loginCode } = await api.persona('account-invested');
  await openSignedIn(page, '', loginCode);
  const heading = page.getByRole('heading', { level: 1, name: say('home-status', 'heading') });
  const products = page.getByRole('link', { name: say('home-status', 'first.products') });
  await expect(heading).toBeVisible();
  await expect(products).toBeVisible();
  await expect(page.locator('[data-skeleton=home]')).toHaveCount(0);
  await page.evaluate(() => {
    Reflect.set(window, 'skeletons', 0);
    new MutationObserver(() => {
      const shown = document.querySelectorAll('[data-skeleton=home]').length;
      Reflect.set(window, 'skeletons', Reflect.get(window, 'skeletons') + shown);
    }).observe(document, { subtree: true, childList: true });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/get-(account-overview|asset-history|w8bens)/, async (route) => {
    await promise;
    await route.continue();
  });
  const leaveBy = async (href: string) => {
    await page.evaluate(() => scrollTo(0, 240));
    const link = page.locator(`a[href$="${href}"]`).last();
    await link.click({ trial: true }); // scrolls it away from the edges
    const left = await page.evaluate(() => scrollY);
    await link.click();
    await expect(heading).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return left;
  };
  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['/assets-detail-sg', () => page.getByRole('button', { name: say('ui', 'back') }).click()],
    ['/sg-account-center', () => page.goBack()],
  ];
  for (const [path, goBack] of ways) {
    const left = await leaveBy(path);
    const asked = page.waitForRequest(/get-account-overview/);
    await goBack();
    await asked;
    await expect(heading, path).toBeAttached();
    await expect(products, path).toBeAttached();
    expect(await page.evaluate(() => scrollY), path).toBe(left);
    await expect(page.getByRole('main').getByRole('status'), path).toHaveCount(0);
  }
  resolve();
  await page.waitForResponse(/get-w8bens/);
  await expect(heading).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'skeletons'))).toBe(0);
});
