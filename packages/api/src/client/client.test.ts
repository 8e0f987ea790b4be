import { createBridge } from '@quayside/bridge/bridge';
import { noTransport } from '@quayside/bridge/capture-transport';
import { createSignature, createSimulator } from '@quayside/bridge/testing/simulator';
import { defineCall } from '@quayside/contract/call';
import { getCurrentUser } from '@quayside/contract/calls/user';
import { codes } from '@quayside/contract/envelope';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { LoginExpiredError, SigningError } from '../errors.ts';
import { bridgeSigner } from '../signer.ts';
import {
  createResponse,
  createSharedArea,
  createTestClient,
  errorResponse,
  flushPromises,
  successResponse,
  type TestResponder,
  testDevice,
} from '../testing/test-client.ts';
import type { ClientOptions } from './client.ts';

const read = defineCall('getThing', {
  verb: 'GET',
  summary: '',
  path: 'thing/v1',
  request: z.object({ q: z.optional(z.string()) }),
  response: z.object({ id: z.string() }),
});
const write = defineCall('saveThing', {
  summary: '',
  path: 'save/v1',
  request: z.object({ name: z.string() }),
  response: z.object({ id: z.string() }),
});
const open = defineCall('getOpen', {
  verb: 'GET',
  auth: false,
  summary: '',
  path: 'open/v1',
  request: z.object({}),
  response: z.object({ id: z.string() }),
});
const data = { id: 'x' };
const login = { token: 'token-A', userId: 'user-A' };

describe('headers', () => {
  test('CALL-02 sends every header exactly, before and after login', async () => {
    const { client, session, requests } = createTestClient(() => successResponse(data));
    await client.call(read, {}, { operationId: 'op-1' });
    expect(requests[0]?.headers).toEqual({
      'X-Ver': '1.7.0',
      'X-Dt': 't4',
      'X-Dev-Id': 'device-1',
      'X-Net-Type': '4g',
      'X-Uid': '',
      'X-Lang': '3',
      'X-Type': '12',
      'X-Dev-Info': 'h5',
      'X-Time': '1800000000000',
      'X-Trans-Id': 'op-1',
      'X-Request-Id': expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
      'X-Token': '',
    });
    session.begin(login);
    await client.call(read, {});
    expect(requests[1]?.headers).toMatchObject({
      'X-Uid': 'user-A',
      'X-Token': 'token-A',
      Authorization: 'Bearer token-A',
    });
  });

  test('CALL-02 a request that outlives its page has every header, before and after login', async () => {
    const sent: { url: string; headers: Record<string, string>; body: string }[] = [];
    const { client, session, requests } = createTestClient(() => successResponse(data), {
      outlive: async (url, init) => {
        sent.push({ url, ...init });
        return 204;
      },
    });
    const to = { service: 'analysis', path: 'events/v1' } as const;
    expect(await client.post(to, '{"a":1}')).toBe(204);
    session.begin(login);
    await client.post(to, '{}');
    await client.call(read, {});
    const names = Object.keys(requests[0]?.headers ?? {});
    expect(names).toHaveLength(13);
    expect(Object.keys(sent[1]?.headers ?? {}).toSorted()).toEqual([...names, 'Content-Type'].toSorted());
    expect(sent[0]).toMatchObject({
      url: 'https://api.example/events/v1',
      headers: { 'X-Token': '', 'X-Uid': '', 'Content-Type': 'application/json' },
      body: '{"a":1}',
    });
    expect(sent[1]?.headers).toMatchObject({ 'X-Token': 'token-A', Authorization: 'Bearer token-A' });
    const of = (name: string) => new Set(sent.map(({ headers }) => headers[name])).size;
    expect([of('X-Trans-Id'), of('X-Request-Id'), of('X-Time')]).toEqual([2, 2, 2]);
  });

  test('CALL-02 sends a request with keepalive at once and without cookies by default', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    const { client } = createTestClient(() => successResponse(data));
    const sending = client.post({ service: 'analysis', path: 'events/v1' }, '{}');
    await Promise.resolve(); // a closing page runs its microtasks, but nothing after them
    expect(fetching).toHaveBeenCalledOnce();
    expect(fetching.mock.calls[0]).toMatchObject([
      'https://api.example/events/v1',
      { method: 'POST', keepalive: true, credentials: 'omit', body: '{}', headers: { 'X-Dev-Info': 'h5' } },
    ]);
    expect(await sending).toBe(204);
    fetching.mockRestore();
  });

  test('CALL-02 removes control and non-ASCII characters from header values', async () => {
    const { client, session, requests } = createTestClient(() => successResponse(data), {
      deviceInfo: () => ({ ...testDevice, deviceId: 'a\r\nX-Evil: 1', netType: '4g 中' }),
    });
    session.begin({ token: 'a\nb', userId: 'ü' });
    await client.call(read, {});
    expect(requests[0]?.headers).toMatchObject({
      'X-Dev-Id': 'aX-Evil: 1',
      'X-Net-Type': '4g',
      'X-Uid': '',
      Authorization: 'Bearer ab',
    });
  });

  test('F50 retries with the same operation id, another attempt id and a later time', async () => {
    const { client, requests, timers } = createTestClient((_, index) =>
      index < 2 ? createResponse('', 503) : successResponse(data),
    );
    const call = client.call(read, {});
    await flushPromises();
    timers.advance(10_000);
    await flushPromises();
    timers.advance(10_000);
    expect(await call).toEqual(data);
    const of = (name: string) => new Set(requests.map(({ headers }) => headers[name]));
    expect([of('X-Trans-Id').size, of('X-Request-Id').size, of('X-Time').size]).toEqual([1, 3, 3]);
  });

  test('CALL-04 gets the current user in form style without payload', async () => {
    const user = { uuid: 'u', dolphinNo: 'd', userId: 'i', userName: 'n', phoneNumber: 'p', thirdBindBit: 256 };
    const { client, requests } = createTestClient(() => successResponse(user));
    expect(await client.call(getCurrentUser, {})).toEqual(user);
    expect(requests[0]).toMatchObject({
      url: 'https://api.example/user-server-dolphin/api/get-current-user/v1',
      method: 'GET',
      body: undefined,
    });
    expect(requests[0]?.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
  });
});

describe('signatures', () => {
  test('CALL-03 does not send an unsigned request that outlives its page', async () => {
    const sent: Record<string, string>[] = [];
    const outlive = async (_: string, { headers }: { headers: Record<string, string> }) => sent.push(headers);
    const to = { service: 'analysis', path: 'events/v1' } as const;
    const signed = inApp('1.7.0', {}, { outlive });
    await signed.client.post(to, '{}');
    expect(sent[0]?.['X-Token']).toMatch(/./);
    const refused = inApp('1.7.0', { get_http_sign: 'refused' }, { outlive });
    await expect(refused.client.post(to, '{}')).rejects.toBeInstanceOf(SigningError);
    expect(sent).toHaveLength(1);
  });

  const inApp = (appVersion: string, script = {}, options: Partial<ClientOptions> = {}) => {
    const app = createSimulator({ appVersion, script });
    const deviceInfo = () => ({ ...testDevice, version: appVersion, deviceType: 't1' as const });
    return {
      app,
      ...createTestClient(() => successResponse(data), {
        signer: bridgeSigner(createBridge(app.transport, { appVersion }), appVersion),
        deviceInfo,
        ...options,
      }),
    };
  };

  test('CALL-03 F16 signs exactly the sent values from 1.7.0 on, with request id 0', async () => {
    const { client, session, requests } = inApp('1.7.0');
    session.begin(login);
    await client.call(write, { name: 'n' }, { operationId: 'op-1' });
    const sent = requests[0]?.headers ?? {};
    const fields = {
      timestamp: sent['X-Time'],
      userId: sent['X-Uid'],
      userToken: 'token-A',
      language: sent['X-Lang'],
      appType: sent['X-Type'],
      version: sent['X-Ver'],
      transactionId: 'op-1',
      requestId: '0',
      deviceType: 't1',
      deviceId: sent['X-Dev-Id'],
      deviceInfo: 'h5',
      netType: sent['X-Net-Type'],
    };
    expect(sent['X-Token']).toBe(createSignature(fields));
  });

  test('F16 gives each request its own signature', async () => {
    const { client, requests } = inApp('1.10.0');
    for (let index = 0; index < 10_000; index += 1) await client.call(read, {}, { operationId: 'same' });
    expect(new Set(requests.map(({ headers }) => headers['X-Token'])).size).toBe(10_000);
  });

  test.each(['refused', 'throw', 'unsupported'] as const)(
    'F16 does not send an unsigned request when the app responds with %s',
    async (behaviour) => {
      const { client, requests } = inApp('1.7.0', { get_http_sign: behaviour });
      const error: unknown = await client.call(read, {}).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(SigningError);
      expect(error).toMatchObject({ call: 'getThing', code: 'SIGNING_FAILED', messageKey: 'signing', retryable: true });
      expect(requests).toEqual([]);
    },
  );

  test('CALL-03 sends the token as X-Token below 1.7.0 and in a browser', async () => {
    const old = inApp('1.6.9');
    old.session.begin(login);
    await old.client.call(read, {});
    expect(old.requests[0]?.headers['X-Token']).toBe('token-A');
    expect(bridgeSigner(createBridge(noTransport), '9.0.0').required).toBe(false);
  });
});

describe('an expired login', () => {
  test('ERR-02 clears the token and ends the session once for several failed calls', async () => {
    const { client, session, notices } = createTestClient(() => errorResponse(300101));
    session.begin(login);
    const ends = await Promise.allSettled(Array.from({ length: 12 }, () => client.call(read, {})));
    expect(ends.every((end) => end.status === 'rejected' && end.reason instanceof LoginExpiredError)).toBe(true);
    expect([notices, session.token()]).toEqual([['login expired'], undefined]);
  });

  test('ERR-02 rejects with LoginExpiredError for the code 300101, although no user is signed in', async () => {
    const { client, requests } = createTestClient(() => errorResponse(300101));
    await expect(client.call(read, {})).rejects.toBeInstanceOf(LoginExpiredError);
    expect(requests).toHaveLength(1);
  });

  test('ERR-02 repeats a public call without the expired login', async () => {
    const { client, session, requests, notices } = createTestClient((request) =>
      request.headers.Authorization ? errorResponse(300101) : successResponse(data),
    );
    session.begin(login);
    expect(await client.call(open, {})).toEqual(data);
    expect([requests.length, session.token(), notices]).toEqual([2, undefined, ['login expired']]);
    await flushPromises();
  });

  test('ERR-02 does not report an expired login when the customer has signed out before the response', async () => {
    const { client, session, notices } = createTestClient(async () => {
      session.end('logout', session.generation());
      return errorResponse(300101);
    });
    session.begin(login);
    await expect(client.call(read, {})).rejects.toBeInstanceOf(LoginExpiredError);
    expect(notices).toEqual([]);
  });

  test('F04 shows at most one notice per login, and a late 300101 does not clear a new token', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 8 }), async (scheduler, calls) => {
        const { client, session, notices } = createTestClient(({ headers }) =>
          scheduler.schedule(
            Promise.resolve(headers.Authorization === 'Bearer new' ? successResponse(data) : errorResponse(300101)),
          ),
        );
        session.begin({ token: 'old', userId: 'A' });
        const ends = Array.from({ length: calls }, () => client.call(read, {}).catch((error: unknown) => error));
        const again = scheduler.schedule(Promise.resolve()).then(() => session.begin({ token: 'new', userId: 'A' }));
        await scheduler.waitFor(Promise.all([...ends, again]));
        expect(session.token()).toBe('new');
        expect(notices.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: limitRuns(10_000) },
    );
  }, 120_000);

  test('F04 rejects a late 300101 after a new login with SESSION_CHANGED and keeps the login', async () => {
    const { client, session, notices } = createTestClient(async () => {
      session.begin({ token: 'new', userId: 'user-A' });
      return errorResponse(300101);
    });
    session.begin(login);
    await expect(client.call(read, {})).rejects.toMatchObject({ name: 'CallError', code: 'SESSION_CHANGED' });
    expect([session.token(), notices]).toEqual(['new', []]);
  });

  test('F03 does not return a response for the previous user to the next user', async () => {
    const { client, session } = createTestClient(async () => {
      session.begin({ token: 'token-B', userId: 'user-B' });
      return successResponse({ id: 'of A' });
    });
    session.begin(login);
    await expect(client.call(read, {})).rejects.toMatchObject({ code: 'SESSION_CHANGED' });
    expect(session.token()).toBe('token-B');
  });

  test('F10 does not send the old token after another window signed out', async () => {
    const area = createSharedArea();
    const { client, session, requests } = createTestClient(() => successResponse(data), { area });
    session.begin(login);
    for (let index = area.length; index > 0; index -= 1) area.removeItem(area.key(0) ?? '');
    await client.call(open, {});
    expect(requests[0]?.headers.Authorization).toBeUndefined();
  });
});

describe('the clock', () => {
  const serverTime = 1_800_000_000_000;
  const date = { Date: new Date(serverTime).toUTCString() };
  const skewed = (skew: number, answers: TestResponder) => createTestClient(answers, { now: () => serverTime + skew });
  const refuse = createResponse({ code: codes.signatureRejected, data: { reason: 'clock-skew' }, msg: '' }, 200, date);

  test.each([-400, -1, 1, 400])(
    'F59 corrects a device clock that is %i days off within the same operation, also for a write',
    async (days) => {
      const { client, requests, clock } = skewed(days * 86_400_000, ({ headers }) =>
        Math.abs(Number(headers['X-Time']) - serverTime) > 300_000 ? refuse : successResponse(data),
      );
      expect(await client.call(write, { name: 'n' })).toEqual(data);
      expect(requests).toHaveLength(2);
      expect(new Set(requests.map(({ headers }) => headers['X-Trans-Id'])).size).toBe(1);
      expect(Math.abs(clock.now() - serverTime)).toBeLessThan(1000);
    },
  );

  test("F59 retries once when the server's clock jumps", async () => {
    const { client, requests } = skewed(0, (_, index) =>
      createResponse({ code: codes.signatureRejected, data: null, msg: '' }, 200, {
        Date: new Date(serverTime + (index + 1) * 86_400_000).toUTCString(),
      }),
    );
    await expect(client.call(write, { name: 'n' })).rejects.toMatchObject({ code: codes.signatureRejected });
    expect(requests).toHaveLength(2);
  });

  test('F59 does not repeat a request that the server refused for its time if the device clock is correct', async () => {
    const { client, requests } = skewed(0, () => refuse);
    await expect(client.call(write, { name: 'n' })).rejects.toMatchObject({
      code: codes.signatureRejected,
      messageKey: 'signing',
    });
    expect(requests).toHaveLength(1);
  });

  test('F59 does not repeat a write that the server refused as incomplete, although its response corrects the device clock', async () => {
    const { client, requests } = skewed(86_400_000, () =>
      createResponse({ code: codes.incomplete, data: null, msg: '' }, 200, date),
    );
    await expect(client.call(write, { name: 'n' })).rejects.toMatchObject({ code: codes.incomplete });
    expect(requests).toHaveLength(1);
  });
});

describe('files', () => {
  const from = { service: 'business', path: 'get-document/v1' } as const;
  test('returns the bytes of a file and requests it with the headers of every call', async () => {
    const { client, session, requests } = createTestClient(() =>
      createResponse(new Blob(['%PDF']), 200, { 'Content-Type': 'application/pdf' }),
    );
    session.begin(login);
    expect(await (await client.file(from, { documentId: 'd 1' })).text()).toBe('%PDF');
    expect(requests[0]).toMatchObject({
      url: 'https://api.example/get-document/v1?documentId=d+1',
      headers: { Authorization: 'Bearer token-A' },
    });
  });

  test('ERR-02 rejects with LoginExpiredError and ends the login when a file responds with 300101', async () => {
    const { client, session, notices } = createTestClient(() =>
      createResponse(new Blob(['{"code":300101,"data":null,"msg":""}']), 200, { 'Content-Type': 'application/json' }),
    );
    session.begin(login);
    await expect(client.file(from, {})).rejects.toBeInstanceOf(LoginExpiredError);
    expect(notices).toEqual(['login expired']);
  });

  test.each([
    ['a document with the status 404', new Blob(['%PDF']), 404, 'application/pdf', 'HTTP_404'],
    ['a document with the status 400', new Blob(['%PDF']), 400, 'application/pdf', 'HTTP_400'],
    ['a text', '%PDF', 200, 'application/pdf', 'UNEXPECTED_BODY'],
    ['JSON that is no envelope', new Blob(['{}']), 200, 'application/json', 'UNEXPECTED_BODY'],
  ])('ERR-04 rejects %s instead of a file', async (_, body, status, type, code) => {
    const { client } = createTestClient(() => createResponse(body, status, { 'Content-Type': type }));
    await expect(client.file(from, {})).rejects.toMatchObject({ call: 'file', code });
  });

  test('returns a file whose media type only contains the word JSON', async () => {
    const type = 'multipart/mixed; type="application/json"';
    const response = () => createResponse(new Blob(['parts']), 200, { 'Content-Type': type });
    expect(await (await createTestClient(response).client.file(from, {})).text()).toBe('parts');
  });
});
