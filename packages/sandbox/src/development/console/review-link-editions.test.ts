import { startApplication } from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { editionAppTypes, editionNames } from '@quayside/platform/app-type';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openMemory } from '../../sandbox.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { findScenario, scenarios } from '../scenarios/catalogue.ts';

const appUrls = {
  sg: 'https://sg.test',
  hk: 'https://hk.test',
  mainland: 'https://cn.test',
  pro: 'https://pro.test',
};
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ database: openMemory(), appUrls, publicUrl: appUrls.sg });
});
afterAll(() => sandbox.close());

const get = (path: string, headers = {}) => sandbox.fetch(new Request(`http://sandbox.test${path}`, { headers }));
const behind = (host: string) => ({ 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' });

describe('a review link to an app', () => {
  test.each(editionNames)('creates a customer of the %s app from a review link', async (edition) => {
    const answer = await get(`/sandbox/play?scenario=draft&edition=${edition}&language=th`);
    const address = new URL(answer.headers.get('Location') ?? '');
    expect(address.origin).toBe(appUrls[edition]);
    expect(address.pathname).toBe('/acct/open-account/sg-assets-info');
    const client = sandbox.client();
    Object.assign(client, await client.call(exchangeLoginCode, { loginCode: address.hash.slice('#code='.length) }));
    const { appType } = await client.call(startApplication, { flow: 'opening' });
    expect(appType).toBe(editionAppTypes[edition]);
  });

  test('opens the app that served the review link by default', async () => {
    const leadsTo = async (headers = {}) =>
      new URL((await get('/sandbox/play?scenario=new', headers)).headers.get('Location') ?? '').origin;
    expect(await leadsTo(behind('hk.test'))).toBe(appUrls.hk);
    expect(await leadsTo()).toBe(appUrls.sg);
  });

  test('refuses a review link if the app lacks the scenario, and lists the apps that have it', async () => {
    const answer = await get('/sandbox/play?scenario=cfd-new&edition=hk');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(
      'The Hong Kong app has no scenario “cfd-new”. It does not offer the permission “cfd”. These apps have it: Singapore, Pro.',
    );
    await expect(sandbox.api('POST', '/scenario', { id: 'cfd-new', edition: 'hk' })).rejects.toThrow('edition');
  });
});

test('lists the scenarios of the requested app, with links to other apps', async () => {
  const page = await (await get('/sandbox/?edition=mainland')).text();
  expect(page).toContain('/sandbox/play?scenario=options-new&amp;edition=mainland');
  expect(page).not.toContain('scenario=cfd-new&amp;edition=mainland');
  expect(page).toContain('The app at https://cn.test asks');
  for (const name of ['sg', 'hk', 'pro']) {
    expect(page).toContain(`<a href="/sandbox/?edition=${name}#scenarios">`);
    expect(page).toContain(`<option value="${name}">`);
  }
  const { headers } = await get('/sandbox/');
  expect(headers.get('Content-Security-Policy'), 'Chromium applies form-action to redirects').toMatch(
    /form-action 'self' [^;]*https:\/\/hk\.test/,
  );
  expect((await get('/sandbox/?edition=my')).status).toBe(404);
});

test('leaves out scenarios with features that the app does not offer', () => {
  const offeredBy: Readonly<Record<string, readonly string[]>> = {
    cfd: ['sg', 'pro'],
    futures: ['sg', 'hk', 'pro'],
  };
  const withMyKad = ['rejected-missing-side'];
  for (const { id, editions, flow = '' } of scenarios)
    expect(editions, id).toEqual(
      (id.includes('digital-id') ? ['sg'] : withMyKad.includes(id) ? ['sg', 'pro'] : offeredBy[flow]) ?? [
        'sg',
        'hk',
        'mainland',
        'pro',
      ],
    );
  expect(findScenario('draft')?.editions).toHaveLength(4);
});

test('gives a configured edition its scenarios, mobile numbers and customer service', async () => {
  const capabilities = { digitalId: false, documentTypes: ['mykad'], tiers: ['standard'], derivatives: [] } as const;
  const service = { phone: '+60 3 0000 0000', timeZone: 'Asia/Kuala_Lumpur' };
  const facts = { title: 'Malaysia', country: 'MY', exampleMobile: '+60 12 345 6789', service };
  const my = await openTestSandbox({
    database: openMemory(),
    appUrls: { my: 'https://my.test' },
    editions: { my: { appType: 60, capabilities, ...facts } },
  });
  onTestFinished(() => my.close());
  const open = (path: string) => my.fetch(new Request(`http://sandbox.test${path}`, { headers: behind('my.test') }));
  expect(new URL((await open('/sandbox/play?scenario=new')).headers.get('Location') ?? '').origin).toBe(
    'https://my.test',
  );
  const refusal = await (await open('/sandbox/play?scenario=cfd-new')).text();
  expect(refusal).toContain('The Malaysia app has no scenario “cfd-new”.');
  expect(await (await open('/webapp/market/help.html?langType=3')).text()).toContain(service.phone);
  expect(await (await open('/promo/overseas/sg-register.html')).text()).toContain(facts.exampleMobile);
});
