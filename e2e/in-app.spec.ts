import type { BrowserContext, Page } from '@playwright/test';
import { exampleSecondLogPath } from '../packages/contract/src/calls/log.ts';
import { requestHeaders } from '../packages/contract/src/request-headers.ts';
import { expect, test } from './support/test.ts';

type Message = { readonly id: string; readonly command: string; readonly payload: unknown };

/** Opens a signed-out page in a mock of the Android app with this version. The mock answers all commands and records them. */
async function openInApp(context: BrowserContext, appVersion: string): Promise<Page> {
  await context.addInitScript(() => {
    if (window !== window.top) return;
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
  const page = await context.newPage();
  await page.goto(`?appVersion=${appVersion}&platform=android&uuid=device-1&langType=3`);
  return page;
}

const asked = (page: Page): Promise<Message[]> =>
  page.evaluate(() =>
    (window as unknown as { commandsOfApp: string[] }).commandsOfApp.map((text) => JSON.parse(text) as Message),
  );
const payloadsOf = async (page: Page, command: string) =>
  (await asked(page)).filter((message) => message.command === command).map(({ payload }) => payload);

test('BRIDGE-01 F13 the page disables pull refresh, shows the service button and does not expose an interface', async ({
  context,
}) => {
  const page = await openInApp(context, '1.6.0');
  await expect.poll(() => payloadsOf(page, 'command_enable_pull_refresh')).toEqual([{ enable: false }]);
  await expect
    .poll(() => payloadsOf(page, 'command_set_titlebar_button'))
    .toContainEqual({ position: 2, icon: 'service' });
  await expect.poll(() => payloadsOf(page, 'command_watch_activity_status')).toHaveLength(1);
  expect(await page.evaluate(() => 'quaysideNative' in window)).toBe(false);
  expect(await page.evaluate(() => Object.keys(window).filter((name) => /quayside/i.test(name)))).toEqual([]);
  // LANG-03: the app's language applies
  expect(await page.evaluate(() => localStorage.getItem('quayside.langType'))).toBeNull();
});

test('F05 a screen that needs a login opens the app’s login and reports a refusal', async ({ context, customer }) => {
  const { say } = customer;
  const page = await openInApp(context, '1.6.0');
  await page.getByRole('link', { name: say('home', 'start') }).click();
  await expect(page.getByRole('alert').getByText(say('host', 'login.failed'))).toBeVisible();
  await expect.poll(() => payloadsOf(page, 'command_user_login')).toHaveLength(1);
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('host', 'service') })
    .click();
  await expect.poll(() => payloadsOf(page, 'command_contact_service')).toHaveLength(1);
  await expect(page).toHaveURL(/open-account\//);
});

for (const [appVersion, native] of [
  ['1.2.0', 1],
  ['1.1.9', 0],
] as const)
  test(`FAIL-02 the app ${appVersion} ${native ? 'also uploads' : 'does not upload'} an unhandled error, which the log call uploads`, async ({
    context,
  }) => {
    const page = await openInApp(context, appVersion);
    // the host has registered its listeners
    await expect.poll(() => payloadsOf(page, 'command_enable_pull_refresh')).toHaveLength(1);
    const upload = page.waitForRequest(/quotes-applogupload\/api\/v1\/logjson/);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('uncaught in a test');
      });
    });
    const [record] = (await upload).postDataJSON() as Record<string, string>[];
    expect(record).toMatchObject({
      platform: 'H5',
      type: 'H5Error',
      uuid: 'device-1',
      version: appVersion,
      lang_type: '3',
    });
    expect(record?.url).not.toContain('uuid');
    await expect.poll(() => payloadsOf(page, 'command_upload_elk_log')).toHaveLength(native);
    for (const payload of await payloadsOf(page, 'command_upload_elk_log')) expect(payload).toEqual({ log: record });
  });

test('CALL-05 FAIL-02 a browser uploads errors and rejections by both log calls, and ignores "Script error."', async ({
  page,
}) => {
  const uploads: string[] = [];
  const second = page.waitForRequest((request) => request.url().endsWith(exampleSecondLogPath));
  page.on('request', (request) => {
    if (request.url().includes('logjson')) uploads.push(request.postData() ?? '');
  });
  await page.goto('');
  // the host has registered its listeners
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quayside.deviceId'))).not.toBeNull();
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    setTimeout(() => void Promise.reject(new RangeError('unhandled in a test')));
  });
  await expect.poll(() => uploads).toHaveLength(1);
  expect(uploads[0]).toContain('RangeError');
  const again = await second;
  expect(again.postData()).toBe(uploads[0]);
  expect(Object.keys(again.headers()), 'CALL-02').toEqual(
    expect.arrayContaining(requestHeaders.map(({ name }) => name.toLowerCase())),
  );
  expect((await again.response())?.status(), 'the sandbox answers 404 where it serves nothing').toBe(200);
});
