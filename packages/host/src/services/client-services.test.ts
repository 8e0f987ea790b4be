import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCurrentUser } from '@quayside/contract/calls/user';
import type { Platform } from '@quayside/platform/internals/device-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createHost } from '../create-host.ts';
import { exampleEnvironments } from '../example/environments.ts';
import { getClientServices } from './client-services.ts';

const received: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  received.push(request.headers);
  response.setHeader('Content-Type', 'application/json').end('{"code":0,"data":{},"msg":""}');
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
afterEach(() => {
  received.length = 0;
  vi.unstubAllGlobals();
});

const app = { postMessage: () => undefined };
/** The objects that each platform adds to `window` for its bridge. */
const pages: Readonly<Record<Platform, object>> = {
  browser: {},
  android: { quaysideNative: app },
  ios: { webkit: { messageHandlers: { quaysideNative: app } } },
  electron: { quaysideElectron: app },
};

test.each<[Platform, string]>([
  ['browser', 't4'],
  ['android', 't1'],
  ['ios', 't2'],
  ['electron', 't6'],
])('START-08 calls from the platform %s have the device type %s', async (platform, deviceType) => {
  vi.stubGlobal('window', { ...pages[platform], addEventListener: () => undefined });
  vi.stubGlobal('location', { hostname: '127.0.0.1', protocol: 'http:', origin });
  const edition = {
    name: 'sg',
    appType: 12,
    version: '1.0.0',
    base: '/',
    languages: ['en'],
    defaultLanguage: 'en',
    environments: exampleEnvironments('example.com'),
    capabilities: editionCapabilities[12],
    wordmark: 'Quayside',
    licence: 'EXAMPLE-000000',
    flows: [],
    encryptionKeys: () => import('../example/encryption-keys.ts'),
  } as const;
  await getClientServices(createHost(edition, {}, 'en'))
    .client.call(getCurrentUser, {})
    .catch(() => undefined);
  expect(received.map((headers) => headers['x-dt'])).toEqual([deviceType]);
});
