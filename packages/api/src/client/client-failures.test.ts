import { defineCall } from '@quayside/contract/call';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AdapterFailure } from '../adapter.ts';
import { CallError } from '../errors.ts';
import {
  createResponse,
  createTestClient,
  flushPromises,
  successResponse,
  type TestResponder,
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
const networkGone: TestResponder = () => Promise.reject(new AdapterFailure('network'));

describe('network and timeout failures', () => {
  test('MSG-24 ERR-03 reports NETWORK_ERROR with its text and shows one notice when offline', async () => {
    const { client, notices } = createTestClient(networkGone);
    await expect(client.call(write, { name: 'n' })).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      messageKey: 'networkError',
      retryable: true,
    });
    expect(notices).toEqual(['offline']);
    await expect(client.call(write, { name: 'n' }, { quiet: true })).rejects.toBeInstanceOf(CallError);
    expect(notices).toEqual(['offline']);
  });

  test('MSG-26 ERR-04 F48 fails with TIMEOUT_ERROR after 30 s, ignores the late response and does not repeat a write', async () => {
    let late: (answer: ReturnType<typeof successResponse>) => void = () => undefined;
    const { client, requests, timers } = createTestClient(() => new Promise((resolve) => (late = resolve)));
    const end = client.call(write, { name: 'n' }).catch((error: unknown) => error);
    await flushPromises();
    timers.advance(29_999);
    expect(requests[0]?.signal.aborted).toBe(false);
    timers.advance(1);
    expect(await end).toMatchObject({ code: 'TIMEOUT_ERROR', messageKey: 'timeout' });
    expect([requests.length, requests[0]?.signal.aborted, timers.waiting()]).toEqual([1, true, 0]);
    late(successResponse(data));
    await flushPromises();
  });

  test('F48 does not repeat a read after a timeout', async () => {
    const { client, requests, timers } = createTestClient(() => new Promise(() => undefined));
    const end = client.call(read, {}).catch((error: unknown) => error);
    await flushPromises();
    timers.advance(30_000);
    expect(await end).toMatchObject({ code: 'TIMEOUT_ERROR' });
    expect(requests).toHaveLength(1);
  });

  const upload = defineCall('upload', {
    style: 'multipart',
    summary: '',
    path: 'upload/v1',
    request: z.object({ kind: z.string() }),
    response: z.object({ id: z.string() }),
  });

  test('F49 restarts the limit of 30 s with each progress of an upload', async () => {
    let finish: (answer: ReturnType<typeof successResponse>) => void = () => undefined;
    const { client, requests, timers } = createTestClient(() => new Promise((resolve) => (finish = resolve)));
    const shares: number[] = [];
    const slow = client.call(upload, { kind: 'id' }, { onProgress: (share) => shares.push(share) });
    await flushPromises();
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      timers.advance(29_000);
      requests[0]?.onProgress?.(share);
    }
    timers.advance(119_999); // the browser still sends the bytes that it has buffered
    finish(successResponse(data));
    expect([await slow, shares]).toEqual([data, [0.2, 0.4, 0.6, 0.8, 1]]);
  });

  test.each([
    ['30 s without progress', 0.5, 30_000],
    ['120 s after the last byte', 1, 120_000],
  ])('F49 ends an upload %s', async (_, share, ms) => {
    const { client, requests, timers } = createTestClient(() => new Promise(() => undefined));
    const stalled = client.call(upload, { kind: 'id' }).catch((error: unknown) => error);
    await flushPromises();
    requests[0]?.onProgress?.(share);
    timers.advance(ms - 1);
    expect(requests[0]?.signal.aborted).toBe(false);
    timers.advance(1);
    expect(await stalled).toMatchObject({ code: 'TIMEOUT_ERROR', messageKey: 'uploadStalled' });
  });

  const statuses = [401, 403, 408, 413, 425, 429, 500, 502, 503, 504] as const;
  const verbs = ['GET', 'POST', 'PUT', 'DELETE'] as const;
  test.each(statuses.flatMap((status) => verbs.map((verb) => [verb, status] as const)))(
    'F54 retries only GET, and only temporary failures: %s after HTTP %i',
    async (verb, status) => {
      const call = defineCall('any', {
        verb,
        style: 'json',
        summary: '',
        path: 'any/v1',
        request: z.object({}),
        response: z.unknown(),
      });
      const { client, requests, timers } = createTestClient(() => createResponse('', status));
      const end = client.call(call, {}).catch((error: unknown) => error);
      for (let turn = 0; turn < 5; turn += 1) {
        await flushPromises();
        timers.advance(10_000);
      }
      expect(await end).toMatchObject({ code: `HTTP_${status}`, status });
      const again = verb === 'GET' && [408, 425, 429, 500, 502, 503, 504].includes(status);
      expect(requests).toHaveLength(again ? 3 : 1);
    },
  );

  test('F54 waits before a retry with jitter, and at least as long as Retry-After', async () => {
    const { client, requests, timers } = createTestClient(
      (_, index) => (index === 0 ? createResponse('', 503, { 'Retry-After': '4' }) : successResponse(data)),
      { random: (bytes) => bytes.fill(0) },
    );
    const call = client.call(read, {});
    await flushPromises();
    timers.advance(3_999);
    await flushPromises();
    expect(requests).toHaveLength(1);
    timers.advance(1);
    expect(await call).toEqual(data);
  });

  test('F54 does not retry when Retry-After exceeds the limit', async () => {
    const { client, requests } = createTestClient(() => createResponse('', 503, { 'Retry-After': '3600' }));
    await expect(client.call(read, {})).rejects.toMatchObject({ retryAfterMs: 3_600_000 });
    expect(requests).toHaveLength(1);
  });

  test('rejects a call that the caller cancels before, during or between attempts', async () => {
    const { client, requests, timers } = createTestClient((_, index) =>
      index === 0 ? new Promise(() => undefined) : createResponse('', 503),
    );
    const during = new AbortController();
    const first = client.call(read, {}, { signal: during.signal }).catch((error: unknown) => error);
    await flushPromises();
    during.abort();
    expect([await first, requests[0]?.signal.aborted]).toMatchObject([{ code: 'CANCELLED' }, true]);
    const waiting = new AbortController();
    const second = client.call(read, {}, { signal: waiting.signal }).catch((error: unknown) => error);
    await flushPromises();
    waiting.abort();
    expect(await second).toMatchObject({ code: 'CANCELLED' });
    await expect(client.call(read, {}, { signal: waiting.signal })).rejects.toMatchObject({ code: 'CANCELLED' });
    expect([requests.length, timers.waiting()]).toEqual([2, 0]);
  });

  test('F51 sends one request for two simultaneous calls with the same operation id', async () => {
    const { client, requests } = createTestClient(() => successResponse(data));
    const [a, b] = await Promise.all([
      client.call(write, { name: 'n' }, { operationId: 'op' }),
      client.call(write, { name: 'n' }, { operationId: 'op' }),
    ]);
    expect([a, b, requests.length]).toEqual([data, data, 1]);
    await client.call(write, { name: 'n' }, { operationId: 'op' });
    expect(requests).toHaveLength(2);
  });

  test('ERR-03 does not show the offline notice for a failure of the server', async () => {
    const { client, notices } = createTestClient(() => createResponse('', 500));
    await expect(client.call(write, { name: 'n' })).rejects.toMatchObject({ code: 'HTTP_500' });
    expect(notices).toEqual([]);
  });

  test('F48 ignores the progress of an upload that has timed out', async () => {
    const { client, requests, timers } = createTestClient(() => new Promise(() => undefined));
    const shares: number[] = [];
    const end = client.call(upload, { kind: 'id' }, { onProgress: (share) => shares.push(share) });
    const stalled = end.catch((error: unknown) => error);
    await flushPromises();
    timers.advance(30_000);
    await stalled;
    requests[0]?.onProgress?.(0.5);
    expect([shares, timers.waiting()]).toEqual([[], 0]);
  });
});
