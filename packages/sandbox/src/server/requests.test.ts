import * as opening from '@quayside/contract/calls/opening';
import * as user from '@quayside/contract/calls/user';
import { codes } from '@quayside/contract/envelope';
import { calls } from '@quayside/contract/internals/calls';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signAsApp } from '../kernel/crypto/app-signature.ts';
import type { TestClient } from '../testing/client.ts';
import { testDatabases } from '../testing/databases/databases.ts';
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

describe.each(testDatabases)('with the $name database', ({ start }) => {
  let sandbox: TestSandbox;
  let customer: TestClient;
  beforeAll(async () => {
    sandbox = await openTestSandbox(await start());
    customer = await sandbox.customer();
  }, 60_000);
  afterAll(() => sandbox.close());

  describe('the headers', () => {
    const required = [
      'X-Ver',
      'X-Dt',
      'X-Dev-Id',
      'X-Lang',
      'X-Type',
      'X-Dev-Info',
      'X-Time',
      'X-Trans-Id',
      'X-Request-Id',
    ];
    test.each(required)('CALL-02 requires %s', async (name) => {
      expect(await customer.ask(user.getCurrentUser, {}, { headers: { [name]: '' } })).toMatchObject({
        code: codes.invalidRequest,
        data: { path: `header ${name}` },
      });
    });

    test('CALL-02 F59 accepts a request whose clock differs by five minutes', async () => {
      const ask = (offset: number) =>
        customer.send(user.getCurrentUser, {}, { headers: { 'X-Time': String(Date.now() + offset) } });
      expect(await (await ask(4 * 60_000)).json()).toMatchObject({ code: 0 });
      const refused = await ask(6 * 60_000);
      expect(await refused.json()).toMatchObject({ code: codes.signatureRejected, data: { reason: 'clock-skew' } });
      expect(Math.abs(Date.parse(refused.headers.get('Date') ?? '') - Date.now())).toBeLessThan(5000);
    });

    test('F16 refuses a repeated request', async () => {
      const headers = { 'X-Trans-Id': 'replayed', 'X-Request-Id': 'once', 'X-Time': String(Date.now()) };
      expect((await customer.ask(user.getCurrentUser, {}, { headers })).code).toBe(0);
      expect(await customer.ask(user.getCurrentUser, {}, { headers })).toMatchObject({
        code: codes.signatureRejected,
        data: { reason: 'replay' },
      });
    });
  });

  describe('the signature of the app', () => {
    const native = { 'X-Ver': '1.7.0', 'X-Dt': 't1' };
    const signed = async (change: Record<string, string> = {}) => {
      const sent: Record<string, string> = { ...customer.headers(), ...native };
      const token = await signAsApp({
        time: sent['X-Time'] ?? '',
        userId: sent['X-Uid'] ?? '',
        bearer: customer.token,
        langType: sent['X-Lang'] ?? '',
        appType: sent['X-Type'] ?? '',
        version: sent['X-Ver'] ?? '',
        transaction: sent['X-Trans-Id'] ?? '',
        deviceType: sent['X-Dt'] ?? '',
        deviceId: sent['X-Dev-Id'] ?? '',
        deviceInfo: sent['X-Dev-Info'] ?? '',
        netType: sent['X-Net-Type'] ?? '',
      });
      return customer.ask(user.getCurrentUser, {}, { headers: { ...sent, 'X-Token': token, ...change } });
    };

    test('accepts the signature of the app with any request id', async () => {
      expect((await signed()).code).toBe(0);
      expect((await signed({ 'X-Request-Id': 'another' })).code).toBe(0);
    });

    test.each([
      ['X-Lang', '1'],
      ['X-Type', '1'],
      ['X-Ver', '1.8.0'],
      ['X-Trans-Id', 'other'],
      ['X-Dt', 't2'],
      ['X-Dev-Info', 'other'],
      ['X-Net-Type', '5g'],
      ['X-Token', 'forged'],
    ])('CALL-03 F16 refuses a signature after a change of %s', async (name, value) => {
      expect(await signed({ [name]: value })).toMatchObject({
        code: codes.signatureRejected,
        data: { reason: 'signature' },
      });
    });

    test('CALL-03 requires a signature from app version 1.7.0, except in browsers', async () => {
      const ask = (version: string, device: string) =>
        customer.ask(user.getCurrentUser, {}, { headers: { 'X-Ver': version, 'X-Dt': device } });
      expect((await ask('1.7.0', 't2')).code).toBe(codes.signatureRejected);
      expect((await ask('1.10.0', 't6')).code).toBe(codes.signatureRejected);
      expect((await ask('1.6.9', 't1')).code).toBe(0);
      expect((await ask('2.0.0', 't4')).code).toBe(0);
    });
  });

  describe('the operation id', () => {
    test('F50 returns the same response for the same operation id, with one effect', async () => {
      const other = await sandbox.customer();
      const application = await other.call(opening.startApplication, { flow: 'opening' });
      const request = { applicationId: application.id, step: 'choose', answers: { route: 'manual' }, revision: 1 };
      const headers = { 'X-Trans-Id': 'save-1' };
      const first = await other.call(opening.saveStep, request, { headers });
      expect(await other.call(opening.saveStep, request, { headers })).toEqual(first);
      expect((await other.call(opening.getApplication, { flow: 'opening' }))?.revision).toBe(
        first.application.revision,
      );
    });

    test('refuses another request with the same operation id', async () => {
      const headers = { 'X-Trans-Id': 'start-1' };
      await customer.call(opening.startApplication, { flow: 'opening' }, { headers });
      const reused = await customer.ask(user.logout, {}, { headers });
      expect(reused.code).toBe(codes.operationReused);
    });

    test('F51 carries out simultaneous requests with the same operation id once', async () => {
      const other = await sandbox.customer();
      const started = await Promise.all(
        Array.from({ length: 10 }, () => other.call(opening.startApplication, { flow: 'opening' })),
      );
      expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    });
  });

  describe('an invalid request', () => {
    test('responds with an envelope and 404 to an unknown URL', async () => {
      const answer = await sandbox.fetch(new Request('http://sandbox.test/open-account-server/api/nothing/v1'));
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: codes.notFound });
    });

    test('refuses a request with the path of the invalid field', async () => {
      const answer = await customer.ask(opening.submitApplication, { applicationId: 'secret-value', revision: 1 });
      expect(answer).toMatchObject({ code: codes.invalidRequest, data: { path: 'applicationId' } });
      expect(JSON.stringify(answer)).not.toContain('secret-value');
    });

    test.each([
      ['a NUL in a text', { flow: 'opening\0' }],
      ['a NUL in a name', { flow: 'opening', 'x\0': 1 }],
      ['half of a surrogate pair in a text', { flow: 'opening\uD800' }],
      ['half of a surrogate pair in a name', { flow: 'opening', 'x\uDC00': 1 }],
      ['lists nested 3,000 deep', { flow: 'opening', deep: nested(3000) }],
      ['lists nested 65 deep', { flow: 'opening', deep: nested(65) }],
    ])('refuses a request with invalid data: %s', async (_name, body) => {
      expect((await customer.ask<unknown, unknown>(opening.startApplication, body)).code).toBe(codes.invalidRequest);
      const saved = { applicationId: crypto.randomUUID(), step: 'choose', revision: 1, answers: body };
      expect((await customer.ask(opening.saveStep, saved)).code).toBe(codes.invalidRequest);
    });

    test('refuses a request with a NUL in the URL', async () => {
      for (const call of [opening.getApplication, opening.getExpiredDraft])
        expect((await customer.ask<unknown, unknown>(call, { flow: 'opening\0' })).code).toBe(codes.invalidRequest);
    });

    test('F52 responds with an envelope to an invalid request, and keeps running', async () => {
      const posts = calls.filter(({ verb, style }) => verb === 'POST' && style === 'json');
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...posts), fc.jsonValue(), async (call, body) => {
          const answer = await customer.send(call, body);
          expect(answer.status).toBe(200);
          const envelope = (await answer.json()) as { code: number; msg: string };
          expect(envelope.msg).not.toBe('');
          expect(envelope.code).not.toBe(codes.internal);
          if (call.name === 'logout' && envelope.code === 0) customer = await sandbox.customer();
        }),
        { numRuns: limitRuns(150) },
      );
    });

    test('applies a planned fault as often as planned', async () => {
      await sandbox.api('PUT', '/faults', [{ path: 'get-current-user', times: 2, kind: 'code', code: 399999 }]);
      expect((await customer.ask(user.getCurrentUser, {})).code).toBe(399999);
      expect((await customer.ask(user.getCurrentUser, {})).code).toBe(399999);
      expect((await customer.ask(user.getCurrentUser, {})).code).toBe(0);
      await sandbox.api('PUT', '/faults', [{ path: 'get-current-user', times: 1, kind: 'drop' }]);
      await expect(customer.ask(user.getCurrentUser, {})).rejects.toThrow('dropped');
    });
  });
});
