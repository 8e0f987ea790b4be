import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Report } from '../packages/sandbox/src/tools/doctor/check.ts';
import { launchedApps } from '../scripts/services/launched-app.ts';
import { freePort } from '../scripts/services/ports.ts';
import { distFolder, basePath as hostPath, startGateway, startLaunchPage } from '../scripts/services/services.ts';
import { test as base, expect } from './support/test.ts';
import { expectAccessible, expectNoOverflow } from './support/visual-checks.ts';
import { sayIn } from './support/words.ts';

type Simulator = {
  readonly phone: Page;
  readonly web: FrameLocator;
  readonly log: Locator;
  readonly appPort: number;
  readonly gatewayUrl: string;
};

/** A test with the simulated phone of the launch page, the shared sandbox and the Singapore app. */
const test = base.extend<{ simulator: Simulator }>({
  simulator: async ({ page, place }, provide) => {
    const [sg, launch] = await Promise.all([freePort(), freePort()]);
    const print = () => undefined;
    const framedBy = `http://localhost:${launch}`;
    const sandbox = Number(new URL(place.sandboxUrl).port);
    const sites = [{ port: sg, dist: distFolder('sg') }];
    const gateway = await startGateway({ sites, sandboxUrl: new URL(place.sandboxUrl).origin, framedBy, print });
    const ports = { sandbox, sg, launch, hk: 1, mainland: 1, pro: 1 };
    const site = await startLaunchPage({ ports, apps: launchedApps(ports, ['sg']), print });
    await page.goto(`${site.url}shell/`);
    await provide({
      phone: page,
      web: page.frameLocator('iframe[title="Web view"]'),
      log: page.getByRole('list', { name: 'Command log' }),
      appPort: sg,
      gatewayUrl: gateway.url,
    });
    await site.end();
    await gateway.end();
  },
});
test.use({ viewport: { width: 1280, height: 1000 }, isMobile: false });

test(
  'F05 F35 the simulated app signs a customer in and recovers after a kill, and other pages do not load it',
  { tag: '@quick' },
  async ({ simulator: { phone, web, log, appPort, gatewayUrl }, place, person }, testInfo) => {
    const say = sayIn(person.language);
    await phone.getByLabel('Skin').selectOption('black');
    await phone.getByLabel('Who signs in').selectOption('new');
    await phone.getByRole('button', { name: 'Open' }).click();
    await expect(log).toContainText('command_watch_activity_status {}: ok');
    await web.getByRole('link', { name: say('home', 'start') }).click();
    await expect(web.getByRole('heading', { name: say('opening-choices', 'choose.heading') })).toBeVisible();
    await expect(log).toContainText('command_user_login');
    await expect(phone.getByRole('button', { name: 'Service' })).toBeVisible();
    await phone.screenshot({ path: testInfo.outputPath('simulator.png') });

    await phone.getByRole('button', { name: 'Kill the web view' }).click();
    await expect(web.getByRole('heading', { name: say('opening-choices', 'choose.heading') })).toBeVisible();

    expect(await (await fetch(`${gatewayUrl}simulated-app.js`)).text()).toContain('quaysideNative');
    const shipped = await fetch(`${place.sgUrl}simulated-app.js`);
    expect([
      shipped.status,
      (await (await fetch(`http://localhost:${appPort}${hostPath}`)).text()).includes('simulated-app'),
    ]).toEqual([404, false]);
  },
);

test('BRIDGE-01 F15 the doctor reports working, missing and silent commands with a solution for each', async ({
  simulator: { phone, web },
}, testInfo) => {
  const report = (): Promise<Report | undefined> =>
    web.locator('main').evaluate(() => Reflect.get(window, 'doctor') as Report | undefined);
  const open = async () => {
    await phone.getByRole('button', { name: 'Doctor' }).click();
    await expect.poll(async () => (await report())?.state).toBe('done');
  };
  const byId = async () => new Map((await report())?.checks.map((check) => [check.id, check]));

  await open();
  const presses = await web.locator('[id^="command."] button').count();
  expect(presses).toBe(9);
  for (let at = 0; at < presses; at += 1) {
    const row = web.locator('[id^="command."]:has(button)').nth(at);
    await row.getByRole('button').click();
    await expect(row).toHaveAttribute('data-result', 'ok');
    const done = phone.getByRole('button', { name: 'Done' });
    if (await done.isVisible()) await done.click();
  }
  await phone.getByRole('button', { name: 'Hide the app' }).click();
  await phone.getByRole('button', { name: 'Hide the app' }).click();
  await web.getByRole('button', { name: 'Open the camera' }).click();
  const chooser = phone.waitForEvent('filechooser');
  await web.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('png') });
  await expect.poll(async () => (await report())?.counts).toMatchObject({ 'falls-short': 0, 'cannot-tell': 1 });
  const first = await byId();
  expect(first.get('storage.outlives')?.result).toBe('cannot-tell'); // on the first visit
  await phone.screenshot({ path: testInfo.outputPath('doctor.png') });

  await phone.getByLabel('get_http_sign').selectOption('absent');
  await phone.getByLabel('command_contact_service').selectOption('absent');
  await phone.getByLabel('get_user_info').selectOption('silent');
  await open();
  const second = await byId();
  expect(second.get('command.get_http_sign')).toMatchObject({
    outcome: 'absent',
    fix: expect.stringContaining('Sign'),
  });
  expect(second.get('command.command_contact_service')).toMatchObject({ outcome: 'absent' });
  expect(second.get('command.get_user_info')).toMatchObject({ result: 'falls-short', outcome: 'silent' });
  await expect(web.getByText(/^Sign exactly the twelve values/)).toBeVisible();
  expect(second.get('storage.outlives')?.result).toBe('ok');
});

test('the doctor reports in a browser that the app is missing, without axe violations at 390 px', async ({
  page,
  place,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(new URL('/doctor/', place.sgUrl).href);
  await expect(page.getByRole('status')).toContainText('fall short');
  await expect(page.locator('[id="app.bridge"]')).toContainText('Open this page in the app.');
  await expectNoOverflow(page, '/doctor/');
  await expectAccessible(page, '/doctor/');
  await page.screenshot({ path: testInfo.outputPath('doctor-390.png'), fullPage: true });
});
