import * as call from '@quayside/contract/calls/opening';
import { exchangeLoginCode } from '@quayside/contract/calls/user';
import { codes } from '@quayside/contract/envelope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const my = {
  appType: 60,
  capabilities: { digitalId: false, documentTypes: ['mykad'], tiers: ['standard'], derivatives: ['options'] },
} as const;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ editions: { my } });
}, 60_000);
afterAll(() => sandbox.close());

const hongKong = { headers: { 'X-Type': '2' } };
const singapore = { headers: { 'X-Type': '12' } };
const notTaken = expect.arrayContaining([{ path: 'documentType', code: 'select-document-type' }]);
const malaysia = { headers: { 'X-Type': '60' } };

describe('the app that started an application', () => {
  test('validates answers by the app that started the application, whichever app continues it', async () => {
    const client = await sandbox.customer();
    const { id, revision, appType } = await client.call(call.startApplication, { flow: 'opening' }, hongKong);
    expect(appType).toBe(2);
    const save = (step: string, answers: Record<string, string>) =>
      client.ask(call.saveStep, { applicationId: id, step, answers, revision }, singapore);
    expect(await save('base-info', { documentType: 'mykad' })).toMatchObject({ data: { issues: notTaken } });
    expect((await client.call(call.startApplication, { flow: 'opening' }, singapore)).appType).toBe(2);
  });

  test('offers only the permissions that the app has', async () => {
    const client = sandbox.client();
    const { loginCode } = await sandbox.api<{ loginCode: string }>('POST', '/scenario', { id: 'opened-margin' });
    Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
    expect(await client.ask(call.startApplication, { flow: 'cfd' }, hongKong)).toMatchObject({
      code: codes.notAllowed,
      data: { reason: 'not-offered' },
    });
    expect((await client.call(call.startApplication, { flow: 'cfd' }, singapore)).flow).toBe('cfd');
  });

  test('uses the capabilities of a configured edition that is not one of the specified four', async () => {
    const client = await sandbox.customer();
    const { id, revision } = await client.call(call.startApplication, { flow: 'opening' }, malaysia);
    expect(
      await client.ask(call.saveStep, {
        applicationId: id,
        step: 'base-info',
        answers: { documentType: 'passport' },
        revision,
      }),
    ).toMatchObject({ data: { issues: notTaken } });
    const { loginCode } = await sandbox.api<{ loginCode: string }>('POST', '/scenario', { id: 'opened-margin' });
    Object.assign(client, await client.call(exchangeLoginCode, { loginCode }));
    expect(await client.ask(call.startApplication, { flow: 'cfd' }, malaysia)).toMatchObject({
      data: { reason: 'not-offered' },
    });
  });
});
