import type { Report } from '../packages/sandbox/src/tools/doctor/check.ts';
import { createNativeApp, type NativeApp } from '../packages/sandbox/src/tools/native-shell/create-native-app.ts';
import { type AppDevice, signInToApp } from '../packages/sandbox/src/tools/native-shell/sign-in.ts';
import { createUserAgent } from '../packages/sandbox/src/tools/native-shell/user-agent.ts';
import { hasWebViews } from '../scripts/testing/system-packages.ts';
import { test as base, expect } from './support/test.ts';
import { sayIn } from './support/words.ts';
import type { WebView } from './webkit/web-view.ts';
import { WebViews } from './webkit/web-views.ts';

const device: AppDevice = {
  platform: 'ios',
  appVersion: '1.7.0',
  deviceId: 'iphone-of-a-test',
  appType: 12,
  langType: 3,
};
const person = 'opening-person';
const systemBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

type Screens = {
  readonly buttons: unknown[];
  readonly modules: { readonly module: string; readonly parameters: Readonly<Record<string, string>> }[];
  readonly browsers: { readonly url: string; readonly returnUrl: string | undefined }[];
  loginCode: string;
};

const test = base.extend<object, { views: WebViews }>({
  views: [
    async ({}, provide) => {
      const views = await WebViews.start();
      await provide(views);
      await views.end();
    },
    { scope: 'worker' },
  ],
});

/** Returns a mock of the iOS app, signed out, and the record of its screens. A login in the app uses the login code. */
function iosApp(host: string): { readonly app: NativeApp; readonly screens: Screens } {
  const screens: Screens = { buttons: [], modules: [], browsers: [], loginCode: '' };
  const { origin } = new URL(host);
  const app = createNativeApp({
    appVersion: device.appVersion,
    origins: [origin],
    surroundings: {
      signIn: () => signInToApp(origin, screens.loginCode, device),
      bindEmail: async () => false,
      showButton: (button) => screens.buttons.push(button),
      openModule: (module, parameters) => screens.modules.push({ module, parameters }) > 0,
      contactService: () => undefined,
      openWebView: () => undefined,
      openSystemBrowser: (url, returnUrl) => screens.browsers.push({ url, returnUrl }),
    },
  });
  return { app, screens };
}

const commandsOf = ({ log }: NativeApp, command: string) => log.filter((entry) => entry.command === command);

/** Kills the web view and then opens its URL. A reload would show a blank page. */
async function killAndReload(view: WebView, address: string): Promise<void> {
  await view.kill();
  await expect.poll(() => view.of('ended').length).toBeGreaterThan(0);
  await view.load(address);
}

test.skip(!hasWebViews(console.log), 'WebKitGTK is missing and cannot be installed');

test('BRIDGE-01 BRIDGE-02 CALL-03 F20 F35 the pages work in a WebKit web view and restore it after a kill', async ({
  views,
  place,
  api,
}, testInfo) => {
  const { sgUrl } = place;
  const say = sayIn('en');
  const { app, screens } = iosApp(sgUrl);
  const view = await views.open('app', { userAgent: createUserAgent(device), app });
  const { phone, loginCode } = await api.persona('new');
  screens.loginCode = loginCode;

  await test.step('the app signs in when a screen needs it', async () => {
    await view.load(sgUrl);
    // once the button is enabled
    await expect.poll(() => commandsOf(app, 'get_user_info').map(({ status }) => status)).toEqual(['refused']);
    await view.press(say('home', 'start'));
    await view.expectAt('/sg-choose');
    await view.expectText(say('opening-choices', 'choose.heading'));
    expect(commandsOf(app, 'command_user_login').map(({ status }) => status)).toEqual(['ok']);
    expect(commandsOf(app, 'get_user_info').at(-1)?.status).toBe('ok');
    expect(commandsOf(app, 'command_enable_pull_refresh').map(({ payload }) => payload)).toEqual([{ enable: false }]);
    expect(screens.buttons).toContainEqual({ position: 2, icon: 'service' });
  });

  await test.step('the app signs every request', async () => {
    const signed = commandsOf(app, 'get_http_sign');
    expect(signed.length).toBeGreaterThan(2);
    expect(signed.map(({ status }) => status)).not.toContain('refused');
    expect(signed.at(-1)?.payload).toMatchObject({ version: '1.7.0', deviceType: 't2', deviceId: device.deviceId });
  });

  await test.step('the digital ID opens in the system’s browser', async () => {
    const provider = say('opening-choices', 'nationalDigitalId');
    await view.press(say('opening-choices', 'choose.digital-id.label', { provider }));
    await view.press(say('flow', 'continue'));
    await view.expectText(say(person, 'start.heading'));
    await view.press(say(person, 'start.action'));
    await view.expectText(say(person, 'waiting.title'));
    await view.expectAt('/sg-show-sinpass');
    expect(screens.browsers).toEqual([
      { url: expect.stringContaining('/digital-id/authorize'), returnUrl: `${sgUrl}sg-show-sinpass` },
    ]);
  });

  await test.step('after a kill of the web view, the link returns to the step', async () => {
    const browser = await views.open('system browser', {
      userAgent: systemBrowser,
      links: [`${sgUrl}sg-show-sinpass?`],
    });
    await browser.load(screens.browsers[0]?.url ?? '');
    await browser.press(say('sandbox', 'digitalId.development'));
    await browser.press(say('sandbox', 'digitalId.persona.missing-address'));
    await browser.press(say('sandbox', 'digitalId.agree'));
    await expect.poll(() => browser.of('link')).toHaveLength(1);
    await killAndReload(view, browser.of('link')[0]?.url ?? '');
    await view.expectText(say(person, 'show.heading'));
    await view.expectAt('/sg-show-sinpass');
    expect(await view.address()).not.toContain('code=');
    await view.picture(testInfo.outputPath('digital-id.png'));
  });

  await test.step('after a kill of the web view during typing, the input is restored', async () => {
    await view.press(say(person, 'show.confirm'));
    await view.expectAt('/sg-sinpass-additional');
    const mobile = say('opening-contact', 'mobile');
    await view.type(mobile, '+65 91234567');
    await view.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
    const address = await view.evaluate(() => location.href);
    await expect.poll(() => view.evaluate(readDrafts)).toContain('91234567');
    await killAndReload(view, address);
    await expect.poll(() => view.valueOf(mobile).catch(() => undefined)).toMatch(/9123 ?4567/);
    await view.picture(testInfo.outputPath('restored.png'));
  });

  await test.step('diagnostics report no failures, and find their key after the view was killed', async () => {
    const doctor = new URL('/doctor/', sgUrl).href;
    const report = () =>
      // undefined while the page is being replaced
      view.evaluate(() => Reflect.get(window, 'doctor') as Report | undefined).catch(() => undefined);
    const done = () => expect.poll(async () => (await report())?.state).toBe('done');
    await view.load(doctor);
    await done();
    await killAndReload(view, doctor);
    await done();
    for (const name of ['Choose a picture', 'Show the service button', 'Open a PDF']) await view.press(name);
    const tried = ['web-view.file-chooser', 'command.goto_native_module', 'storage.outlives'];
    const results = async () =>
      (await report())?.checks.filter(({ id, result }) => result === 'falls-short' || tried.includes(id));
    await expect
      .poll(async () => (await results())?.map(({ id, result }) => `${id} ${result}`))
      .toEqual(['web-view.file-chooser ok', 'storage.outlives ok', 'command.goto_native_module ok']);
    expect(view.of('file-chooser').map(({ types }) => types)).toEqual([['image/*']]);
    await view.picture(testInfo.outputPath('doctor.png'));
  });

  const { answers, personData } = await api.application(phone);
  expect(answers).toMatchObject({ choose: { route: 'digital-id' } });
  expect(personData).toBeDefined();
});

test('BRIDGE-02 a WebKit web view opens a PDF in the app’s viewer', async ({
  views,
  place: { sgUrl },
  api,
}, testInfo) => {
  const say = sayIn('en');
  const { app, screens } = iosApp(sgUrl);
  const { loginCode } = await api.persona('under-review');
  app.setUser(await signInToApp(new URL(sgUrl).origin, loginCode, device));
  const view = await views.open('with a PDF', { userAgent: createUserAgent(device), app });
  await view.load(`${sgUrl}sg-account-state`);
  await view.press(say('application-state', 'pdf.label'));
  await expect
    .poll(() => screens.modules)
    .toEqual([{ module: 'pdf', parameters: { url: expect.stringMatching(/\/submission-pdf\/v1\?applicationId=/) } }]);
  const pdf = await fetch(screens.modules[0]?.parameters.url ?? '');
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(view.of('window')).toEqual([]);
  await view.picture(testInfo.outputPath('account-state.png'));
});

/** Runs in the page. Returns the content of all drafts on the device, decrypted with the vault's key (packages/platform/src/draft-vault). */
const readDrafts = async (): Promise<string> => {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await answer(indexedDB.open('quayside-drafts'));
  const read = <T>(store: string, ask: (from: IDBObjectStore) => IDBRequest<T>) =>
    answer(ask(database.transaction(store).objectStore(store)));
  const names = (await read('entries', (from) => from.getAllKeys())) as [user: string, entry: string][];
  const texts: string[] = [];
  for (const [user, entry] of names) {
    const { iv, data } = await read('entries', (from) => from.get([user, entry]));
    const additionalData = new TextEncoder().encode(`${user}/${entry}`);
    const key: CryptoKey = await read('keys', (from) => from.get(user));
    const kept = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data);
    texts.push(new TextDecoder().decode(kept));
  }
  database.close();
  return texts.join('\n');
};
