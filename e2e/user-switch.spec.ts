import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { exchangeLoginCode } from '../packages/contract/src/calls/user.ts';
import { visibilityDebounceMs } from '../packages/platform/src/debounce.ts';
import { findLeaks, findUsersOnDevice } from './support/find-leaks.ts';
import type { Form } from './support/form.ts';
import { openSignedIn } from './support/registration.ts';
import type { SandboxApi } from './support/sandbox-api.ts';
import { expect, test } from './support/test.ts';
import type { Say } from './support/words.ts';

/** Texts of the first customer's saved answers, including the name with which the W-8BEN is signed. */
const saved = ['LIM WEI MING', 'Jalan Ampang', 'wei.ming@customer.example', 'Example Trading Sdn Bhd'];
const typed = { number: 'K98765401', company: 'Canary Wharf Trading Pte. Ltd.' };
const canaries = [...saved, ...Object.values(typed)];

const digestOf = (userId: string) => createHash('sha256').update(userId).digest('hex');

/** Opens pages with personal data, and leaves a document number and a company name unsent. Returns the URL of a picture that was visible. */
async function useDevice(page: Page, form: Form, say: Say, go: (path: string) => Promise<unknown>): Promise<string> {
  await go('sg-w8-ben-signature');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go('sg-base-info');
  const name = page.getByLabel(say('opening-base', 'fullName.label'));
  // compared here, because expected values passed to the page would stay in its memory
  await expect.poll(() => name.inputValue()).toBe(saved[0]);
  await form.text(say('opening-base', 'documentNumber.label'), typed.number);
  await go('sg-submit-photo');
  const picture = page.locator('img[src^="blob:"]').first();
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';
  await go('sg-assets-info?return=check'); // all questions on one page
  await form.text(say('opening-assets', 'companyName'), typed.company);
  await expect.poll(() => findUsersOnDevice(page).then((users) => users.length)).toBeGreaterThan(0);
  return address;
}

/** Asserts that the page, its memory and the device contain no readable data of the first customer, and that their picture's URL no longer works. */
async function expectNothingRead(page: Page, first: { readonly picture: string }) {
  await expect.poll(() => findLeaks(page, canaries)).toEqual([]);
  const gone = (address: string) =>
    fetch(address).then(
      () => 'there',
      () => 'gone',
    );
  expect(await page.evaluate(gone, first.picture), 'the picture has no address any more').toBe('gone');
}

async function expectNothingLeft(page: Page, first: { readonly userId: string; readonly picture: string }) {
  await expectNothingRead(page, first);
  expect(await findUsersOnDevice(page)).not.toContain(digestOf(first.userId));
}

const createCustomers = async (api: SandboxApi) => ({
  first: await api.persona('draft-to-sign'),
  second: await api.persona('new'),
});

test('F03 F09 after another login, the previous customer’s input is encrypted and can’t be read', async ({
  page,
  customer,
  opening,
  api,
}) => {
  const { form, say } = customer;
  const { first, second } = await createCustomers(api);
  let picture = '';
  await test.step('a customer uses the device', async () => {
    await openSignedIn(page, 'sg-sign-info', first.loginCode);
    picture = await useDevice(page, form, say, (path) => page.goto(path));
    expect(await findLeaks(page, canaries), 'what is on screen is found').toEqual(
      expect.arrayContaining([`document: ${typed.company}`, `memory: ${saved[0]}`]),
    );
    expect(await findUsersOnDevice(page)).toContain(digestOf(first.userId));
  });
  await test.step('another customer signs in', async () => {
    await openSignedIn(page, 'sg-choose', second.loginCode);
    await opening.expectScreen('choose');
    await expectNothingRead(page, { picture });
    await page.goBack();
    await opening.expectScreen('choose'); // the previous page belongs to the first customer
    await expectNothingRead(page, { picture });
  });
  await test.step('the first customer returns', async () => {
    await openSignedIn(page, 'sg-assets-info?return=check', await api.loginCode(first.userId));
    await expect(page.getByLabel(say('opening-assets', 'companyName'))).toHaveValue(typed.company);
  });
});

test('F03 F09 signing out removes the customer’s data from the device', async ({ page, customer, api }) => {
  const { form, say } = customer;
  const { first } = await createCustomers(api);
  await openSignedIn(page, 'sg-sign-info', first.loginCode);
  const picture = await useDevice(page, form, say, (path) => page.goto(path));
  await page.goto('');
  await form.press(say('home-status', 'signOut'));
  await expect(page.getByRole('link', { name: say('home', 'start') })).toBeVisible();
  await expectNothingLeft(page, { userId: first.userId, picture });
  // stay on the page that redirects to registration, to inspect it
  await page.route(/sg-register\.html/, (route) => route.fulfill({ status: 204 }));
  const leadsAway = page.waitForResponse(/sg-register\.html/);
  await page.goBack();
  await leadsAway;
  await expectNothingLeft(page, { userId: first.userId, picture });
});

type AppUser = { readonly userId: string; readonly userToken: string };
const inApp = '?appVersion=1.6.0&platform=android&uuid=device-1&langType=3';

test('F03 the page does not contain data of the first customer after the app signs in another', async ({
  page,
  customer,
  opening,
  api,
  place,
}) => {
  const { form, say } = customer;
  const { first, second } = await createCustomers(api);
  await page.clock.install();
  await installApp(page, await appUserOf(place.sandboxUrl, first.loginCode));
  await page.goto(`sg-sign-info${inApp}`);
  const picture = await useDevice(page, form, say, (path) =>
    page.goto(path.includes('?') ? `${path}&${inApp.slice(1)}` : path + inApp),
  );
  const loadedAgain = page.waitForEvent('load');
  await signInToApp(page, await appUserOf(place.sandboxUrl, second.loginCode));
  await hideAndShow(page);
  await loadedAgain;
  await opening.expectScreen('choose');
  await expectNothingRead(page, { picture });
});

async function appUserOf(sandboxUrl: string, loginCode: string): Promise<AppUser> {
  const answer = await fetch(new URL(exchangeLoginCode.path, sandboxUrl), {
    method: 'POST',
    body: JSON.stringify({ loginCode }),
    headers: {
      'Content-Type': 'application/json',
      'X-Ver': '1.6.0',
      'X-Dt': 't2',
      'X-Dev-Id': 'device-1',
      'X-Lang': '3',
      'X-Type': '12',
      'X-Dev-Info': 'h5',
      'X-Time': String(Date.now()),
      'X-Trans-Id': randomUUID(),
      'X-Request-Id': randomUUID(),
    },
  });
  const { data } = (await answer.json()) as { data: { token: string; userId: string } };
  const { token, userId } = data;
  return { userId, userToken: token };
}

/** Installs a mock of the Android app in which a user is signed in. The mock answers all other commands too. */
async function installApp(page: Page, user: AppUser): Promise<void> {
  await page.exposeFunction('appUser', () => signedIn.get(page));
  signedIn.set(page, user);
  await page.addInitScript(() => {
    const { appUser } = globalThis as unknown as { appUser: () => Promise<unknown> };
    const postMessage = async (text: string) => {
      const { id, command } = JSON.parse(text) as { id: string; command: string };
      const data = command === 'get_user_info' ? await appUser() : undefined;
      (globalThis as unknown as { quaysideAnswer: (answer: unknown) => void }).quaysideAnswer({
        id,
        command,
        status: 'ok',
        data,
      });
    };
    Object.defineProperty(window, 'quaysideNative', { value: { postMessage }, configurable: true });
  });
}
const signedIn = new WeakMap<Page, AppUser>();
const signInToApp = async (page: Page, user: AppUser) => void signedIn.set(page, user);

/** Hides the page and shows it again after the delay that the app waits before it reacts (UI-02). */
async function hideAndShow(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
    await page.clock.fastForward(visibilityDebounceMs + 1).catch(() => undefined); // the page may be navigating
  }
}
