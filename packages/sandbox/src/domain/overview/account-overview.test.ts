import * as account from '@quayside/contract/calls/account';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { type AppType, editionAppTypes } from '@quayside/platform/app-type';
import { marginMetrics } from '@quayside/rules/internals/metrics/margin-metrics';
import { positionWorth } from '@quayside/rules/internals/metrics/position-value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationFixture } from '../../development/seeds/application-fixture.ts';
import { createSandbox, openMemory, type Sandbox } from '../../sandbox.ts';
import { TestClient } from '../../testing/client.ts';

const now = new Date('2026-11-20T04:05:00Z');
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory(), clock: () => now });
});
afterAll(() => sandbox.close());

async function read(given: ApplicationFixture, appType?: AppType) {
  const { loginCode } = await sandbox.stage.customer(given, { appType });
  const client = new TestClient(sandbox.fetch, { now: () => now.getTime() });
  Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
  return {
    overview: await client.call(account.getAccountOverview, {}),
    details: await client.call(account.getAccountDetails, {}),
  };
}
const opened = { through: 'all', state: 'opened', accountType: 'margin' } as const;

test('returns the amount of a margin call as in the account details', async () => {
  const { overview, details } = await read({ ...opened, owns: 'margin-call' });
  const valued = details && marginMetrics(details);
  const amount = valued?.state === 'valued' ? valued.metrics.marginCall : undefined;
  expect(Number(amount)).toBeGreaterThan(0);
  expect(overview.margin).toEqual({ calls: [{ account: 'margin', amount, currency: 'SGD' }], unvalued: [] });
  expect(overview.value).toEqual({
    currency: 'SGD',
    netAssets: valued?.metrics.netAssets,
    dayChange: valued?.metrics.dayChange,
  });
  expect(overview.requests).toMatchObject([{ flow: 'opening', turn: 'nobody' }]);
});

test('returns the risk values of a margin account if no price is missing', async () => {
  const { overview, details } = await read({ ...opened, owns: 'invested' });
  const valued = details && marginMetrics(details).metrics;
  expect(overview.marginUse).toEqual({
    maintenanceMargin: valued?.maintenanceMargin,
    equityWithLoanValue: valued?.equityWithLoanValue,
  });
  expect(Number(overview.marginUse?.equityWithLoanValue)).toBeGreaterThan(0);
  expect((await read({ ...opened, owns: 'price-missing' })).overview).not.toHaveProperty('marginUse');
  expect((await read({ ...opened, accountType: 'cash', owns: 'invested' })).overview).not.toHaveProperty('marginUse');
});

test('values an account of the Hong Kong app in HKD', async () => {
  const { overview, details } = await read({ ...opened, owns: 'invested' }, editionAppTypes.hk);
  expect(details).toMatchObject({ currency: 'HKD', rates: { SGD: '5.8173', USD: '7.8022' } });
  expect(overview.value?.currency).toBe('HKD');
  expect(overview.value?.netAssets).toBe(details && marginMetrics(details).metrics.netAssets);
});

test('returns an unknown margin call if the account cannot be valued', async () => {
  const { overview } = await read({ ...opened, owns: 'price-missing' });
  expect(overview.margin).toEqual({ calls: [], unvalued: ['margin'] });
  expect(overview.value).toBeUndefined();
  expect(overview.partValue, 'value of the other positions').toMatchObject({
    currency: 'SGD',
    without: ['Tanah Property Trust'],
  });
  expect(Number(overview.partValue?.netAssets)).toBeGreaterThan(0);
});

test('returns whether an account has cash, a debt or a position', async () => {
  expect((await read(opened)).overview.funded).toBe(false);
  expect((await read({ ...opened, owns: 'margin-call' })).overview.funded).toBe(true);
  expect((await read({ through: 'contact-info', state: 'draft' })).overview).not.toHaveProperty('funded');
});

test('returns the largest positions first, with the number of all positions', async () => {
  const { overview, details } = await read({ ...opened, owns: 'ten-thousand' });
  expect(overview.largest?.count).toBe(details?.holdings.length);
  const worths = (overview.largest?.positions ?? []).map((one) =>
    Number(positionWorth(one, one.price ?? '', one.rate ?? '')),
  );
  expect(worths).toHaveLength(3);
  expect(worths).toEqual(worths.toSorted((one, other) => other - one));
  expect((await read(opened)).overview.largest).toEqual({ currency: 'SGD', count: 0, positions: [] });
});

test('sorts a position without a price last', async () => {
  const { overview } = await read({ ...opened, owns: 'price-missing' });
  expect(overview.largest?.positions.map(({ id }) => id)).not.toContain('TNH');
});

test('returns the next step, remaining minutes and expiry of a draft', async () => {
  const { overview } = await read({ through: 'contact-info', state: 'draft' });
  expect(overview.requests).toMatchObject([
    { flow: 'opening', turn: 'customer', draft: { step: 'assets-info', keptUntil: '2026-12-20T04:00:00.000Z' } },
  ]);
  const minutesOf = async (through: string) =>
    (await read({ through, state: 'draft' })).overview.requests[0]?.draft?.minutesLeft ?? Number.NaN;
  const [early, late] = [await minutesOf('base-info'), await minutesOf('agreement-info')];
  expect(early).toBeGreaterThan(late);
  expect(late, 'only the check and the signature remain').toBeLessThanOrEqual(2);
  expect(overview.margin).toEqual({ calls: [], unvalued: [] });
});
