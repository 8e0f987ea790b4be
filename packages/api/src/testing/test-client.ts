import { createServerClock } from '@quayside/platform/server-clock';
import { createStorage, type StorageArea } from '@quayside/platform/storage';
import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import type { Adapter, AdapterRequest, AdapterResponse } from '../adapter.ts';
import { type ClientOptions, createClient } from '../client/client.ts';
import type { Environment } from '../environments.ts';
import type { DeviceInfo } from '../headers.ts';
import { createSession } from '../session.ts';

/** Creates a substitute for localStorage, which several sessions can share like windows. */
export function createSharedArea(): StorageArea {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Returns a storage over an area, or one in memory if the area is undefined. */
export const createTestStorage = (area: StorageArea | undefined) =>
  createStorage({ area: () => area, now: () => 0, prefix: 'qs.' });

/** Returns an environment with one base URL for all services. */
export const createTestEnvironment = (base: string): Environment => ({
  name: 'dev',
  storageBucket: 'dev',
  bases: { trading: base, business: base, log: base, analysis: base, sso: base },
});

/** The device details of test clients. */
export const testDevice: DeviceInfo = {
  version: '1.7.0',
  deviceType: 't4',
  deviceId: 'device-1',
  netType: '4g',
  language: 3,
};

/** Returns a response. Objects become JSON; header names are case-sensitive. */
export const createResponse = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): AdapterResponse => ({
  status,
  header: (name) => headers[name],
  body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
});
/** Returns a successful response with `data`. */
export const successResponse = (data: unknown) => createResponse({ code: 0, data, msg: 'success' });
/** Returns the response of an error code. */
export const errorResponse = (code: number | string, data: unknown = null, status = 200) =>
  createResponse({ code, data, msg: 'no' }, status);

/** Returns the response to a request. `index` counts the requests from 0. */
export type TestResponder = (request: AdapterRequest, index: number) => AdapterResponse | Promise<AdapterResponse>;

/** Creates a client with a scripted adapter, and with a clock, session and notices that the test controls. */
export function createTestClient(
  answer: TestResponder,
  options: Partial<ClientOptions> & { area?: StorageArea; now?: () => number } = {},
) {
  const timers = createFakeTimers();
  const requests: AdapterRequest[] = [];
  const notices: string[] = [];
  const adapter: Adapter = async (request) => {
    requests.push(request);
    return answer(request, requests.length - 1);
  };
  const clock = createServerClock(options.now ?? (() => 1_800_000_000_000));
  const session = createSession({ storage: createTestStorage(options.area ?? createSharedArea()) });
  const notify = { offline: () => void notices.push('offline') };
  session.subscribe((event) => {
    if (event.type === 'ended' && event.reason === 'expired') notices.push('login expired');
  });
  const client = createClient({
    environment: createTestEnvironment('https://api.example/'),
    session,
    deviceInfo: () => testDevice,
    notify,
    clock,
    timers,
    adapter,
    ...options,
  });
  return { client, session, clock, timers, requests, notices };
}

/** Resolves after all pending promise callbacks. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
