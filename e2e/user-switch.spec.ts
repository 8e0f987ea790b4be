import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { exchangeLoginCode } from '../packages/contract/src/calls/user.ts';
import { visibilityDebounceMs } from '../packages/platform/src/debounce.ts';
import { findCanaries, usersOnDevice } from './support/canaries.ts';
import type { Form } from './support/form.ts';
import { openSignedIn } from './support/registration.ts';
import type { SandboxApi } from './support/sandbox-api.ts';
import { expect, test } from './support/test.ts';
import type { Say } from './support/words.ts';

/** What the first customer of the device has saved (the W-8BEN is signed with the name) and typed without saving. */
const saved = ['LIM WEI MING', 'Jalan Ampang', 'wei.ming@customer.example', 'Example Trading Sdn Bhd'];
const typed = { number: 'K98765401', company: 'Canary Wharf Trading Pte. Ltd.' };
const canaries = [...saved, ...Object.values(typed)];

const digestOf = (userId: string) => createHash('sha256').update(userId).digest('hex');

/** Looks at everything that is personal, and leaves a company's name half-typed. Answers with the address of a picture on screen. */
async function useDevice(page: Page, form: Form, say: Say, go: (path: string) => Promise<unknown>): Promise<string> {
  await go('sg-w8-ben-signature');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go('sg-base-info');
  const name = page.getByLabel(say('opening-base', 'nameOnId'));
  await expect.poll(() => name.inputValue()).toBe(saved[0]); // compared here: what a page is told to expect stays in its memory
  await form.text(say('opening-base', 'documentNumber'), typed.number);
  await go('sg-submit-photo');
  const picture = page.locator('img[src^="blob:"]').first();
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src')) ?? '';
  await go('sg-assets-info');
  await form.text(say('opening-assets', 'companyName'), typed.company);
  await expect.poll(() => usersOnDevice(page).then((users) => users.length)).toBeGreaterThan(0);
  return address;
}

/** Nothing of the first customer can be read, here and on every page that Back leads to. */
async function expectNothingRead(page: Page, first: { readonly picture: string }) {
  await expect.poll(() => findCanaries(page, canaries)).toEqual([]);
  const gone = (address: string) =>
    fetch(address).then(
      () => 'there',
      () => 'gone',
    );
  expect(await page.evaluate(gone, first.picture), 'the picture has no address any more').toBe('gone');
}

/** And nothing lies on the device for them to come back to. */
async function expectNothingLeft(page: Page, first: { readonly userId: string; readonly picture: string }) {
  await expectNothingRead(page, first);
  expect(await usersOnDevice(page)).not.toContain(digestOf(first.userId));
}

const people = async (api: SandboxApi) => ({
  first: await api.persona('draft-to-sign'),
  second: await api.persona('new'),
});

test('F03 F09 after another sign-in nothing of a customer can be read, and what they typed waits encrypted for them', async ({
  page,
  customer,
  opening,
  api,
}) => {
  const { form, say } = customer;
  const { first, second } = await people(api);
  let picture = '';
  await test.step('somebody uses the device', async () => {
    await openSignedIn(page, 'sg-sign-info', first.loginCode);
    picture = await useDevice(page, form, say, (path) => page.goto(path));
    expect(await findCanaries(page, canaries), 'what is on screen is found').toEqual(
      expect.arrayContaining([`document: ${typed.company}`, `memory: ${saved[0]}`]),
    );
    expect(await usersOnDevice(page)).toContain(digestOf(first.userId));
  });
  await test.step('another signs in over them', async () => {
    await openSignedIn(page, 'sg-choose', second.loginCode);
    await opening.expectScreen('choose');
    await expectNothingRead(page, { picture });
    await page.goBack();
    await opening.expectScreen('choose'); // the page of before is not theirs
    await expectNothingRead(page, { picture });
  });
  await test.step('the first one comes back', async () => {
    await openSignedIn(page, 'sg-assets-info', await api.loginCode(first.userId));
    await expect(page.getByLabel(say('opening-assets', 'companyName'))).toHaveValue(typed.company);
  });
});

test('F03 F09 after signing out nothing of a customer is on the device', async ({ page, customer, api }) => {
  const { form, say } = customer;
  const { first } = await people(api);
  await openSignedIn(page, 'sg-sign-info', first.loginCode);
  const picture = await useDevice(page, form, say, (path) => page.goto(path));
  await page.goto('');
  await form.press(say('home-status', 'signOut'));
  await expect(page.getByRole('button', { name: say('home', 'start') })).toBeVisible();
  await expectNothingLeft(page, { userId: first.userId, picture });
  await page.route(/sg-register\.html/, (route) => route.fulfill({ status: 204 })); // stays on the page that leads there, to look at it
  const leadsAway = page.waitForResponse(/sg-register\.html/);
  await page.goBack();
  await leadsAway;
  await expectNothingLeft(page, { userId: first.userId, picture });
});

type AppUser = { readonly userId: string; readonly userToken: string };
const inApp = '?appVersion=1.6.0&platform=android&uuid=device-1&langType=3';

test('F03 the app signs another customer in: nothing of the first is in the page any more', async ({
  page,
  customer,
  opening,
  api,
  place,
}) => {
  const { form, say } = customer;
  const { first, second } = await people(api);
  await page.clock.install();
  await standInForApp(page, await appUserOf(place.sandboxUrl, first.loginCode));
  await page.goto(`sg-sign-info${inApp}`);
  const picture = await useDevice(page, form, say, (path) => page.goto(path + inApp));
  const loadedAgain = page.waitForEvent('load');
  await signInToApp(page, await appUserOf(place.sandboxUrl, second.loginCode));
  await putAwayAndBack(page);
  await loadedAgain;
  await opening.expectScreen('choose');
  await expectNothingRead(page, { picture });
});

/** A login for the app's device. */
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

/** The Android app around the page: it says who is signed in there, and answers everything else. */
async function standInForApp(page: Page, user: AppUser): Promise<void> {
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

/** For longer than the page waits before it believes that it was left, and that it is seen again (UI-02). */
async function putAwayAndBack(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
    await page.clock.fastForward(visibilityDebounceMs + 1).catch(() => undefined); // the page may be on its way
  }
}
