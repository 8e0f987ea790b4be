import { defineCall } from '@quayside/contract/call';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Session } from '../session.ts';
import {
  createResponse,
  createTestClient,
  errorResponse,
  flushPromises,
  successResponse,
} from '../testing/test-client.ts';

const response = z.object({ id: z.string() });
const read = defineCall('getThing', { verb: 'GET', summary: '', path: 'thing/v1', request: z.object({}), response });
const write = defineCall('saveThing', {
  summary: '',
  path: 'save/v1',
  request: z.object({ name: z.string() }),
  response,
});
const data = { id: 'x' };
const login = { token: 'token-A', userId: 'user-A' };

describe('a request', () => {
  test('CALL-01 sends a list in a query as JSON', async () => {
    const list = defineCall('getList', {
      verb: 'GET',
      summary: '',
      path: 'list/v1',
      request: z.object({ ids: z.array(z.string()) }),
      response: z.object({ id: z.string() }),
    });
    const { client, requests } = createTestClient(() => successResponse(data));
    await client.call(list, { ids: ['a', 'b'] });
    expect(new URL(requests[0]?.url ?? '').searchParams.get('ids')).toBe('["a","b"]');
  });

  test('ERR-04 reports an error before the request as UNKNOWN_ERROR', async () => {
    const cause = new TypeError('no device');
    const { client, requests, notices } = createTestClient(() => successResponse(data), {
      deviceInfo: () => {
        throw cause;
      },
    });
    await expect(client.call(read, {})).rejects.toMatchObject({
      call: 'getThing',
      code: 'UNKNOWN_ERROR',
      messageKey: 'unknown',
      retryable: false,
      cause,
    });
    expect([requests, notices]).toEqual([[], []]);
  });

  test('ERR-02 does not repeat a call that needs the expired login', async () => {
    const { client, session, requests } = createTestClient(() => errorResponse(300101));
    session.begin(login);
    await expect(client.call(read, {})).rejects.toMatchObject({ code: 300101 });
    expect(requests).toHaveLength(1);
  });

  test('F51 sends two requests for two simultaneous calls without an operation id', async () => {
    const { client, requests } = createTestClient(() => successResponse(data));
    await Promise.all([client.call(write, { name: 'a' }), client.call(write, { name: 'b' })]);
    expect(requests.map(({ body }) => body)).toEqual(['{"name":"a"}', '{"name":"b"}']);
  });

  test('F53 rejects a Blob instead of a text', async () => {
    const { client } = createTestClient(() => createResponse(new Blob(['{"code":0,"data":{"id":"x"},"msg":""}'])));
    await expect(client.call(read, {})).rejects.toMatchObject({ code: 'UNEXPECTED_BODY' });
  });

  test.each<[string, (session: Session) => void]>([
    ['signed out', (session) => session.end('logout', session.generation())],
    ['signed in again with the same token', (session) => session.begin(login)],
  ])('F03 stops retrying a read after the customer has %s', async (_, change) => {
    const { client, session, requests, timers } = createTestClient(() => createResponse('', 503));
    session.begin(login);
    const end = client.call(read, {}).catch((error: unknown) => error);
    await flushPromises();
    change(session);
    timers.advance(10_000);
    expect(await end).toMatchObject({ code: 'SESSION_CHANGED', messageKey: 'loginExpired', retryable: false });
    expect(requests).toHaveLength(1);
  });

  test('F03 discards a response after the customer signs out', async () => {
    const { client, session } = createTestClient(async () => {
      session.end('logout', session.generation());
      return successResponse(data);
    });
    session.begin(login);
    await expect(client.call(read, {})).rejects.toMatchObject({ code: 'SESSION_CHANGED' });
  });
});
