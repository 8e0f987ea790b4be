import type { Page } from '@playwright/test';
import { type Language, languageNumbers } from '../packages/i18n/src/language.ts';
import { waitForHydration } from './support/follow-link.ts';
import { acceptLogin, findLoginQuestion, openProtectedPage, openSignedIn } from './support/registration.ts';
import { expect, test } from './support/test.ts';
import { watchPolicyViolations } from './support/visual-checks.ts';
import { sayIn } from './support/words.ts';

test.describe.configure({ mode: 'parallel' });

const prerendered = ['', 'sg-choose', 'sg-base-info'];

for (const [language, langType] of Object.entries(languageNumbers) as [Language, number][])
  test(`React hydrates prerendered pages without changes, in ${language}`, {
    tag: language === 'th' ? '@quick' : [],
  }, async ({ page }) => {
    const policy = await watchPolicyViolations(page);
    const problems = await watchProblems(page);
    await page.addInitScript(() => {
      localStorage.setItem('quayside.userToken', 'of a login that has ended');
      localStorage.setItem(
        'quayside.openPages',
        JSON.stringify({ value: { opening: ['/sg-choose', '/sg-base-info'] } }),
      ); // the server's own scripts
    });
    // keep signed-out customers on the page
    await page.route('**/sg-register.html*', (route) => route.fulfill({ status: 204 }));
    for (const path of prerendered) {
      const left = path === '' ? undefined : page.waitForResponse('**/sg-register.html*');
      await page.goto(`${path}?langType=${langType}`);
      const before = await shownBefore(page);
      await waitForHydration(page);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
      expect(before, path).toMatch(/(?:\p{L}[\p{M}\p{Cf}]*){3}/u); // Thai has marks and joiners between its letters
      expect(await page.locator('h1').first().textContent(), path).toBe(before);
      await policy.expectNone(path);
      expect(problems, path).toEqual([]);
      await left; // wait, because the redirect would cancel the next navigation
    }
  });

test('UI-02 text and presses before hydration take effect once', async ({ page, api }) => {
  const { phone, loginCode } = await api.persona('draft');
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('save-step')) saves.push(request.postData() ?? '');
  });
  await openProtectedPage(page, loginCode);
  const release = await holdScripts(page);
  await page.goto('sg-base-info', { waitUntil: 'commit' });
  await page.getByLabel('Full name (English/Pinyin)').fill('LIM WEI MINH');
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  expect(page.url(), 'no answer in the address').toMatch(/\/sg-base-info$/);
  release();
  await expect(page).toHaveURL(/\/sg-contact-info$/);
  const preloaded = page.locator('head link[rel=modulepreload][href*="/assets/contact-info-"]');
  await expect(preloaded, 'the next screen comes in one round trip').toHaveCount(1);
  expect(saves).toHaveLength(1);
  expect((await api.application(phone)).answers['base-info']).toMatchObject({ fullName: 'LIM WEI MINH' });
});

test('a returning customer never sees the page for visitors', async ({ page, api }) => {
  const { loginCode } = await api.persona('account-invested');
  const say = sayIn('en');
  const own = page.getByRole('heading', { level: 1, name: say('home-status', 'heading') });
  await openSignedIn(page, '', loginCode);
  await expect(own).toBeVisible();
  await page.addInitScript(
    (visitors) => {
      Reflect.set(window, 'seen', []);
      new MutationObserver(() => {
        const heading = document.querySelector('h1');
        if (heading?.textContent === visitors && heading.checkVisibility()) Reflect.get(window, 'seen').push(visitors);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    },
    say('home', 'title'),
  );
  const release = await holdScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ visible: true })).toHaveText(say('ui', 'loading'));
  await expect(page.getByRole('link', { name: say('home', 'start') })).toBeHidden();
  release();
  await expect(own).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

test('the skeleton of a customer’s home has the layout of the page, which does not shift', async ({ page, api }) => {
  const { loginCode } = await api.persona('account-invested');
  const say = sayIn('en');
  const worth = page.getByText(say('home-status', 'pastMonth'));
  await openSignedIn(page, '', loginCode);
  await expect(worth).toBeVisible();
  const hero = () => page.locator('main .bg-hero').first();
  const height = await hero().evaluate((element) => element.getBoundingClientRect().height);
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[])
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await holdScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  const skeleton = page.locator('[data-skeleton=home]');
  await expect(skeleton).toBeVisible();
  const { height: waiting } = (await skeleton.locator('.bg-hero').boundingBox()) ?? { height: 0 };
  expect(waiting).toBeCloseTo(height, 0);
  await skeleton.evaluate((element) => element.setAttribute('data-first', ''));
  release();
  await page.waitForResponse(/get-account-overview/);
  await expect(page.locator('[data-skeleton=home]:not([data-first])'), 'no second one').toHaveCount(0);
  await expect(worth).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
});

test.describe('the skeleton on a device without a stored layout', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } }); // so that the skeleton fades over the page

  for (const [persona, heading] of [
    ['account-invested', 'heading'],
    ['rejected-two-items', 'applicationHeading'],
  ] as const)
    test(`the skeleton of home does not move before the page appears: ${persona}`, async ({ page, api }) => {
      const { loginCode } = await api.persona(persona);
      await page.addInitScript(() => {
        const outlines: string[] = [];
        const cut: string[] = [];
        Object.assign(window, { outlines, cut, shifts: 0 });
        const look = () => {
          for (const skeleton of document.querySelectorAll('[data-skeleton=home]')) {
            const [hero, cards] = [...skeleton.children].slice(-2);
            if (!hero?.clientHeight) continue;
            const boxes = [hero, ...(cards?.children ?? [])].map((part) => part.getBoundingClientRect());
            const outline = boxes.map(({ top, height }) => `${Math.round(top)} ${Math.round(height)}`).join(', ');
            if (!outlines.includes(outline)) outlines.push(outline);
            const [first] = cards?.children ?? [];
            if (first && first.scrollHeight > first.clientHeight) cut.push(outline);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as unknown as { value: number }[])
            Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await openSignedIn(page, '', loginCode);
      await expect(page.getByRole('heading', { level: 1, name: sayIn('en')('home-status', heading) })).toBeVisible();
      await expect(page.locator('[data-skeleton=home]')).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, 'outlines'))).toHaveLength(1);
      expect(await page.evaluate(() => Reflect.get(window, 'cut')), 'its bars are whole').toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
    });
});

test('a new customer never sees the page for visitors after registration', async ({ page, api }) => {
  const { loginCode } = await api.persona('new');
  const say = sayIn('en');
  const release = await holdScripts(page);
  await page.goto(`#code=${loginCode}`, { waitUntil: 'commit' });
  const visitors = page.getByRole('heading', { level: 1, name: say('home', 'title') });
  await expect(page.locator('[data-skeleton=home]')).toBeVisible();
  await expect(visitors).toBeHidden();
  release();
  await expect(findLoginQuestion(page)).toBeVisible();
  await expect(visitors, 'behind the question').toBeHidden();
  await acceptLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: say('home-status', 'newHeading') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('opening-choices', 'choose.label') })).toHaveCount(1);
  await expect(page.getByRole('link', { name: say('home', 'start') }), 'the link of visitors is hidden').toHaveCount(0);
});

test('a press on a link of home before hydration opens its page', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Open an account' }).click();
  release();
  await expect(page).toHaveURL(/sg-register\.html/);
});

test('a press on a button of home before hydration takes effect', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  await page.getByRole('button', { name: sayIn('en')('home', 'signIn') }).click();
  release();
  await expect(page).toHaveURL(/sg-register\.html/);
});

test('a press on home before hydration preserves the language of the address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('?langType=5', { waitUntil: 'commit' });
  await page.getByRole('link', { name: sayIn('th')('home', 'start') }).click();
  release();
  await expect(page).toHaveURL(/sg-register\.html/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
});

test('a page stays hidden until it is in the stored language', async ({ page, api }) => {
  const { loginCode } = await api.persona('draft');
  await openProtectedPage(page, loginCode);
  await page.addInitScript(() => localStorage.setItem('quayside.langType', JSON.stringify({ value: 5 })));
  const release = await holdScripts(page);
  await page.goto('sg-base-info', { waitUntil: 'commit' });
  const english = page.getByLabel('Full name (English/Pinyin)');
  await expect(english).toBeAttached();
  await expect(english).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: sayIn('th')('flow', 'continue') })).toBeVisible();
  expect(page.url()).toMatch(/\/sg-base-info$/);
  await expect(page.locator('link[rel=stylesheet][href*="/assets/style-"]'), 'and has all styles').toHaveCount(1);
});

/** Holds back all scripts, so that the test can use the page before they load. The returned function lets them load. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function shownBefore(page: Page): Promise<string> {
  const html = (await (await page.request.get(page.url())).text()).replaceAll(/<(style|script)[^]*?<\/\1>/g, '');
  const heading = /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return heading
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}

/** Returns a list that collects the page's errors, including hydration errors, from the console and the log service. */
async function watchProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().includes('logjson')) problems.push(request.postData() ?? '');
  });
  return problems;
}
