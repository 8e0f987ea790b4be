import { defineCall } from '@quayside/contract/call';
import { pageTimers, type Timers } from '@quayside/platform/internals/timers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AdapterRequest, isRedirect } from './adapter.ts';
import { axiosAdapter } from './axios-adapter.ts';
import { requestLimitMs } from './client/exchange.ts';
import { isFromAnotherOrigin } from './client/is-from-another-origin.ts';
import { fetchAdapter } from './fetch-adapter.ts';
import { type Fault, type FaultServer, startFaultServer } from './testing/fault-server.ts';
import { createTestClient, createTestEnvironment } from './testing/test-client.ts';

const envelope = JSON.stringify({ code: 0, data: { id: 'x' }, msg: 'success' });
const json: Fault = (_, response) => response.setHeader('Content-Type', 'application/json').end(envelope);
const response = z.object({ id: z.string() });
const request = z.object({});
const get = defineCall('getThing', {
  verb: 'GET',
  summary: '',
  path: 'a/get/v1',
  request: z.object({ q: z.string(), none: z.optional(z.string()) }),
  response,
});
const post = defineCall('postThing', {
  summary: '',
  path: 'a/post/v1',
  request: z.object({ name: z.string() }),
  response,
});

let server: FaultServer;
let elsewhere: FaultServer;
beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startFaultServer(), startFaultServer()]);
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));

const adapters = [
  ['axios', axiosAdapter],
  ['fetch', fetchAdapter(fetch)],
] as const;
/** Shortens the waits between attempts and keeps the time limit, so that a busy machine does not cause a timeout. */
const shortWaits: Timers = {
  ...pageTimers,
  setTimeout: (run, ms) => pageTimers.setTimeout(run, ms < requestLimitMs ? ms / 1000 : ms),
};
/** Shortens every timer, for servers that never respond. */
const impatient: Timers = { ...pageTimers, setTimeout: (run, ms) => pageTimers.setTimeout(run, ms / 1000) };

describe.each(adapters)('the client with %s', (_, adapter) => {
  const connect = (timers = shortWaits) => {
    const made = createTestClient(() => Promise.reject(new Error('unused')), {
      environment: createTestEnvironment(server.base),
      adapter,
      timers,
    });
    made.session.begin({ token: 'token-A', userId: 'user-A' });
    return made;
  };
  const last = () => server.arrived.at(-1);
  const raw = (over: Partial<AdapterRequest> = {}) =>
    adapter({
      url: `${server.base}raw`,
      method: 'GET',
      headers: {},
      body: undefined,
      answerAs: 'text',
      signal: new AbortController().signal,
      onProgress: undefined,
      ...over,
    });

  test('CALL-01 sends GET with a query', async () => {
    server.behave(json);
    expect(await connect().client.call(get, { q: 'a b&c', none: undefined })).toEqual({ id: 'x' });
    expect(last()).toMatchObject({ method: 'GET', url: '/a/get/v1?q=a+b%26c' });
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('CALL-01 sends %s with JSON', async (verb) => {
    server.behave(json);
    await connect().client.call(
      defineCall('any', {
        verb,
        style: 'json',
        summary: '',
        path: 'any/v1',
        request: z.object({ name: z.string() }),
        response,
      }),
      { name: '陈' },
    );
    expect(last()).toMatchObject({ method: verb, headers: { 'content-type': 'application/json' } });
    expect(last()?.body.toString()).toBe('{"name":"陈"}');
  });

  test('CALL-01 form-encodes GET and POST, and sends DELETE with a query', async () => {
    server.behave(json);
    const { client } = connect();
    const form = {
      style: 'form',
      summary: '',
      path: 'form/v1',
      request: z.object({ a: z.string() }),
      response,
    } as const;
    await client.call(defineCall('formGet', { ...form, verb: 'GET' }), { a: '1 2' });
    expect(last()).toMatchObject({
      url: '/form/v1?a=1+2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await client.call(defineCall('formPost', form), { a: '1 2' });
    expect([last()?.url, last()?.body.toString(), last()?.headers['content-type']]).toEqual([
      '/form/v1',
      'a=1+2',
      'application/x-www-form-urlencoded',
    ]);
    await client.call(defineCall('remove', { ...form, verb: 'DELETE', style: 'query' }), { a: '1' });
    expect(last()).toMatchObject({ method: 'DELETE', url: '/form/v1?a=1' });
  });

  test('CALL-01 F37 sends multipart POST with all bytes and a generated file name', async () => {
    server.behave(json);
    const upload = defineCall('upload', {
      style: 'multipart',
      summary: '',
      path: 'upload/v1',
      request: z.object({ kind: z.string(), file: z.file() }),
      response,
    });
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    const shares: number[] = [];
    await connect().client.call(
      upload,
      { kind: 'passport', file: new File([bytes], '../TAN AH KOW\r\n.png', { type: 'image/png' }) },
      { onProgress: (share) => shares.push(share) },
    );
    const arrived = last();
    const form = await new Response(new Uint8Array(arrived?.body ?? []), {
      headers: { 'Content-Type': arrived?.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file') as File;
    expect([form.get('kind'), file.name, file.type]).toEqual(['passport', 'file.png', 'image/png']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(shares.at(-1)).toBe(1);
  });

  test('CALL-02 sends the headers unchanged and names no library', async () => {
    server.behave(json);
    await connect().client.call(post, { name: 'n' }, { operationId: 'op-9' });
    expect(last()?.headers).toMatchObject({
      'x-ver': '1.7.0',
      'x-dt': 't4',
      'x-dev-id': 'device-1',
      'x-net-type': '4g',
      'x-uid': 'user-A',
      'x-lang': '3',
      'x-type': '12',
      'x-dev-info': 'h5',
      'x-trans-id': 'op-9',
      'x-token': 'token-A',
      authorization: 'Bearer token-A',
    });
    expect(last()?.headers['user-agent']).toBe('node');
  });

  test('ERR-01 returns a string body unchanged', async () => {
    for (const body of ['plain text', ' {"code":0} ', '"quoted"', '<html>\r\n</html>', '12', 'ünïcödé 中文']) {
      server.behave((_, response) => response.setHeader('Content-Type', 'application/json; charset=utf-8').end(body));
      expect((await raw()).body).toBe(body);
    }
  });

  test.each([
    ['a Wi-Fi portal', 'text/html', '<html>Sign in</html>'],
    ['an empty body', 'application/json', ''],
    ['a truncated document', 'application/json', envelope.slice(0, 20)],
    ['the text "success"', 'application/json', '"success"'],
    ['another format', 'application/xml', '<code>0</code>'],
  ])('F53 treats %s with status 200 as a failure', async (_, type, body) => {
    server.behave((_, response) => response.setHeader('Content-Type', type).end(body));
    await expect(connect().client.call(post, { name: 'n' })).rejects.toMatchObject({ name: 'UnexpectedBodyError' });
  });

  test('F47 reports a truncated response as a network failure, and retries only reads', async () => {
    let requests = 0;
    server.behave((_, response) => {
      requests += 1;
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': String(envelope.length) });
      response.write(envelope.slice(0, 10), () => response.destroy());
    });
    const { client, notices } = connect();
    await expect(client.call(post, { name: 'n' })).rejects.toMatchObject({ code: 'NETWORK_ERROR', retryable: true });
    expect([requests, notices]).toEqual([1, ['offline']]);
    await expect(client.call(get, { q: '' })).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    expect(requests).toBe(4);
  });

  test('F50 keeps the operation id when a write is retried after a lost response', async () => {
    const operations: unknown[] = [];
    server.behave((message, response) => {
      operations.push(message.headers['x-trans-id']);
      if (operations.length === 1) response.destroy();
      else json(message, response);
    });
    const { client } = connect();
    await expect(client.call(post, { name: 'n' }, { operationId: 'op-1' })).rejects.toMatchObject({ retryable: true });
    expect(await client.call(post, { name: 'n' }, { operationId: 'op-1' })).toEqual({ id: 'x' });
    expect(operations).toEqual(['op-1', 'op-1']);
  });

  test.each([1, 25_000, 50_000, 99_000])(
    'F47 rejects an upload that is cut at byte %i, and can send it again',
    async (bytes) => {
      const upload = defineCall('upload', {
        style: 'multipart',
        summary: '',
        path: 'upload/v1',
        request: z.object({ file: z.file() }),
        response,
      });
      const file = new File([new Uint8Array(100_000)], 'a.jpg', { type: 'image/jpeg' });
      const { client } = connect();
      server.behave(json);
      server.cutAfter(bytes);
      await expect(client.call(upload, { file })).rejects.toMatchObject({ code: 'NETWORK_ERROR', retryable: true });
      server.behave(json);
      expect(await client.call(upload, { file })).toEqual({ id: 'x' });
    },
  );

  test('F46 reports a closed port as NETWORK_ERROR', async () => {
    const gone = await startFaultServer();
    await gone.close();
    const { client } = createTestClient(() => Promise.reject(new Error('unused')), {
      environment: createTestEnvironment(gone.base),
      adapter,
      timers: shortWaits,
    });
    await expect(client.call(post, { name: 'n' })).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      messageKey: 'networkError',
    });
  });

  test('ERR-04 reports a server that never answers as TIMEOUT_ERROR and closes the connection', async () => {
    const closed = new Promise((resolve) =>
      server.behave((_, response) => response.on('close', () => resolve('closed'))),
    );
    await expect(connect(impatient).client.call(post, { name: 'n' })).rejects.toMatchObject({ code: 'TIMEOUT_ERROR' });
    expect(await closed).toBe('closed');
  });

  test.each([301, 302, 303, 307, 308])(
    'F56 rejects a redirect (%i) before any header reaches another origin',
    async (status) => {
      elsewhere.behave(json);
      server.behave((_, response) => response.writeHead(status, { Location: `${elsewhere.base}steal` }).end());
      const { client } = connect();
      for (const call of [client.call(get, { q: '' }), client.call(post, { name: 'n' })])
        await expect(call).rejects.toMatchObject({ code: 'REDIRECT_REFUSED' });
      expect(elsewhere.arrived).toEqual([]);
    },
  );

  test('F54 keeps the status and Retry-After of HTTP errors', async () => {
    server.behave((_, response) => response.writeHead(429, { 'Retry-After': '7' }).end());
    await expect(connect().client.call(post, { name: 'n' })).rejects.toMatchObject({
      code: 'HTTP_429',
      retryAfterMs: 7000,
      messageKey: 'tooManyRequests',
    });
  });

  test('F59 sets the server clock from the Date header', async () => {
    server.behave((message, response) => {
      response.setHeader('Date', new Date(1_900_000_000_000).toUTCString());
      json(message, response);
    });
    const { client, clock } = connect();
    await client.call(post, { name: 'n' });
    expect(Math.abs(clock.now() - 1_900_000_000_000)).toBeLessThan(60_000);
  });

  test('returns a file as a blob', async () => {
    server.behave((_, response) =>
      response.setHeader('Content-Type', 'application/pdf').end(Buffer.from([0xff, 0x00, 0xfe])),
    );
    const file = await connect().client.file({ service: 'business', path: 'file/v1' }, { documentId: 'd' });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([0xff, 0x00, 0xfe]));
  });
});

test('F53 stops reading a response that exceeds the size limit (axios)', async () => {
  server.behave((_, response) =>
    response.setHeader('Content-Type', 'application/json').end(Buffer.alloc(26 * 1024 * 1024, 32)),
  );
  const { client } = createTestClient(() => Promise.reject(new Error('unused')), {
    environment: createTestEnvironment(server.base),
    adapter: axiosAdapter,
  });
  await expect(
    client.call(defineCall('any', { summary: '', path: 'any/v1', request, response }), {}),
  ).rejects.toMatchObject({ name: 'UnexpectedBodyError' });
});

test('loads axios with the first call when no adapter is given', async () => {
  server.behave(json);
  const { client } = createTestClient(() => Promise.reject(new Error('unused')), {
    environment: createTestEnvironment(server.base),
    adapter: undefined,
  });
  expect(await client.call(post, { name: 'n' })).toEqual({ id: 'x' });
});

test('reports the cause of a request without a response', async () => {
  const cause = new TypeError('failed to fetch');
  const failed = fetchAdapter(() => Promise.reject(cause))({
    url: server.base,
    method: 'GET',
    headers: {},
    body: undefined,
    answerAs: 'text',
    signal: new AbortController().signal,
    onProgress: undefined,
  });
  await expect(failed).rejects.toMatchObject({ kind: 'network', cause });
});

test.each([
  [0, true],
  [299, false],
  [300, true],
  [399, true],
  [400, false],
])('F56 recognises the status %i as a redirect: %s', (status, redirect) => {
  expect(isRedirect(status)).toBe(redirect);
});

test.each([
  ['a transport without a request', undefined, false],
  ['a transport without a response URL', {}, false],
  ['a response URL that the browser hides', { responseURL: '' }, false],
  ['another path of the same origin', { responseURL: 'https://api.example/b' }, false],
  ['another port', { responseURL: 'https://api.example:8443/a' }, true],
  ['another host', { responseURL: 'https://api.example.org/a' }, true],
])('F56 compares the origin of the response: %s', (_, request, elsewhere) => {
  expect(isFromAnotherOrigin('https://api.example/a', request)).toBe(elsewhere);
});
