import { launchedApps } from '../scripts/services/launched-app.ts';
import { freePort } from '../scripts/services/ports.ts';
import { base, distOf, startGateway, startLaunchPage } from '../scripts/services/services.ts';
import { expect, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

test.use({ viewport: { width: 1280, height: 1000 }, isMobile: false });

test('F05 F35 the simulated app signs in and comes back after it was killed; a page outside of it holds nothing of it', async ({
  page,
  place,
  person,
}, testInfo) => {
  const say = wordsIn(person.language);
  const [sg, launch] = await Promise.all([freePort(), freePort()]);
  const print = () => undefined;
  const framedBy = `http://localhost:${launch}`;
  const sandbox = Number(new URL(place.sandboxUrl).port);
  const sites = [{ port: sg, dist: distOf('sg') }];
  const gateway = await startGateway({ sites, sandboxUrl: new URL(place.sandboxUrl).origin, framedBy, print });
  const ports = { sandbox, sg, launch, hk: 1, mainland: 1, pro: 1 };
  const site = await startLaunchPage({ ports, apps: launchedApps(ports, ['sg']), print });
  const web = page.frameLocator('iframe[title="Web view"]');
  const log = page.getByRole('list', { name: 'Command log' });

  await page.goto(`${site.url}shell/`);
  await page.getByLabel('Skin').selectOption('black');
  await page.getByLabel('Who signs in').selectOption('new');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(log).toContainText('command_watch_activity_status {}: ok');
  await web.getByRole('button', { name: say('home', 'start') }).click();
  await expect(web.getByRole('heading', { name: say('opening-choices', 'choose.heading') })).toBeVisible();
  await expect(log).toContainText('command_user_login');
  await expect(page.getByRole('button', { name: 'Service' })).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('simulator.png') });

  await page.getByRole('button', { name: 'Kill the web view' }).click();
  await expect(web.getByRole('heading', { name: say('opening-choices', 'choose.heading') })).toBeVisible();

  expect(await (await fetch(`${gateway.url}simulated-app.js`)).text()).toContain('quaysideNative');
  const shipped = await fetch(`${place.sgUrl}simulated-app.js`);
  expect([
    shipped.status,
    (await (await fetch(`http://localhost:${sg}${base}`)).text()).includes('simulated-app'),
  ]).toEqual([404, false]);
  await site.end();
  await gateway.end();
});
