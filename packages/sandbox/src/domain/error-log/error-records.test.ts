import { exampleSecondLogPath, uploadLog } from '@quayside/contract/calls/log';
import { expect, test } from 'vitest';
import { reportPath } from '../../http/pages/report-page.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { openMemory } from '../storage/open-memory.ts';
import { errorRecords } from '../storage/schema.ts';
import { recordLimits } from './error-records.ts';

const HOUR_MS = 60 * 60 * 1000;
const record = {
  occr_time: '',
  platform: '',
  version: '',
  type: '',
  name: '',
  url: '',
  code: '',
  desc: '',
  app_type: '',
  lang_type: '',
  extend_msg: '',
  net_type: '',
  uuid: '',
};

async function open() {
  let now = Date.parse('2026-11-21T02:00:00Z');
  const database = openMemory();
  const sandbox = await openTestSandbox({ database, clock: () => new Date(now) });
  const report = async (address: string, body: BodyInit = '{}', headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      body,
      headers: { 'X-Forwarded-For': `1.2.3.4, ${address}`, ...headers },
      duplex: 'half',
    };
    return (await sandbox.fetch(new Request(`http://sandbox.test${reportPath}`, init))).status;
  };
  return {
    ...sandbox,
    report,
    pass: (ms: number) => (now += ms),
    kept: () => database.transaction(async (tables) => (await tables.select().from(errorRecords)).length),
  };
}

test('limits error reports per device and per network in an hour', async () => {
  const sandbox = await open();
  const [client, other] = [sandbox.client(), sandbox.client()];
  const send = (one: typeof client) =>
    one.call(
      uploadLog,
      Array.from({ length: 30 }, () => record),
    );
  const kept = [await send(client), await send(client), await send(client), await send(other)];
  expect(kept).toEqual([{ kept: 30 }, { kept: 30 }, { kept: 0 }, { kept: 30 }]);
  for (let sent = 0; sent < recordLimits.perSource; sent += 1) expect(await sandbox.report('5.6.7.8')).toBe(204);
  expect(await sandbox.report('5.6.7.8')).toBe(429);
  expect(await sandbox.report('5.6.7.9')).toBe(204);
  sandbox.pass(HOUR_MS);
  expect(await sandbox.report('5.6.7.8')).toBe(204);
  await sandbox.close();
});

test('CALL-05 accepts the same error reports in the second log, with separate limits', async () => {
  const sandbox = await open();
  const client = sandbox.client();
  const records = Array.from({ length: 30 }, () => record);
  const second = { ...uploadLog, path: exampleSecondLogPath };
  const kept = [await client.call(uploadLog, records), await client.call(uploadLog, records)];
  for (let sent = 0; sent < 3; sent += 1) kept.push(await client.call(second, records));
  expect(kept).toEqual([30, 30, 30, 30, 0].map((number) => ({ kept: number })));
  await sandbox.close();
});

test('reserves a part of the total limit for customers and other networks', async () => {
  const sandbox = await open();
  const customer = await sandbox.customer();
  const flood = async (address: string) => {
    for (let device = 0; device < 50; device += 1)
      await sandbox.client().call(
        uploadLog,
        Array.from({ length: 20 }, () => record),
        { headers: { 'X-Forwarded-For': address } },
      );
    for (let sent = 0; sent < recordLimits.policyPerNetwork + 1; sent += 1) await sandbox.report(address);
    return sandbox.kept();
  };
  const ofNetwork = recordLimits.perNetwork + recordLimits.policyPerNetwork;
  expect(await flood('198.51.100.1')).toBe(ofNetwork);
  expect(await sandbox.client().call(uploadLog, [record], { headers: { 'X-Forwarded-For': '203.0.113.1' } })).toEqual({
    kept: 1,
  });
  expect(await sandbox.report('203.0.113.1')).toBe(204);
  for (let network = 2; network < 12; network += 1) await flood(`198.51.100.${network}`);
  expect(await sandbox.kept()).toBe(recordLimits.perHourUnsigned + recordLimits.policyPerHour);
  expect(await sandbox.client().call(uploadLog, [record])).toEqual({ kept: 0 });
  expect(await sandbox.report('203.0.113.1')).toBe(429);
  const records = Array.from({ length: 30 }, () => record);
  expect(await customer.call(uploadLog, records)).toEqual({ kept: 30 });
  const [newDevice] = [Object.assign(sandbox.client(), { token: 'made-up', userId: customer.userId })];
  expect(await newDevice.call(uploadLog, [record]), 'an invalid login').toEqual({ kept: 0 });
  sandbox.pass(HOUR_MS);
  expect(await sandbox.client().call(uploadLog, [record])).toEqual({ kept: 1 });
  await sandbox.close();
});

test('limits error reports per hour in total and per customer', async () => {
  const sandbox = await open();
  const records = Array.from({ length: 30 }, () => record);
  const first = await sandbox.customer();
  expect([await first.call(uploadLog, records), await first.call(uploadLog, records)]).toEqual([
    { kept: 30 },
    { kept: 30 },
  ]);
  expect(await first.call(uploadLog, [record])).toEqual({ kept: 0 });
  for (let kept = recordLimits.perSource; kept < recordLimits.perHour; kept += records.length)
    await (await sandbox.customer()).call(uploadLog, records);
  expect(await sandbox.kept()).toBe(recordLimits.perHour);
  expect(await (await sandbox.customer()).call(uploadLog, [record])).toEqual({ kept: 0 });
  await sandbox.close();
});

test('deletes error records after 30 days', async () => {
  const sandbox = await open();
  await sandbox.report('5.6.7.8');
  const tendAfter = async (days: number) => {
    await sandbox.api('PUT', '/clock', { offsetMs: days * 24 * HOUR_MS });
    return sandbox.kept();
  };
  expect(await tendAfter(30)).toBe(1);
  expect(await tendAfter(31)).toBe(0);
  await sandbox.close();
});

test('refuses an error report of more than 64 kB without storing it', async () => {
  const sandbox = await open();
  expect(await sandbox.report('5.6.7.8', 'x'.repeat(64 * 1024))).toBe(204);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16 * 1024;
      controller.enqueue(new Uint8Array(16 * 1024));
    },
  });
  expect(await sandbox.report('5.6.7.8', endless)).toBe(413);
  expect(sent).toBeLessThan(1024 * 1024);
  expect(await sandbox.kept()).toBe(1);
  await sandbox.close();
});
