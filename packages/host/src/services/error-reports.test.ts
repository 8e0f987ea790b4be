import { TextStore } from '@quayside/i18n/text-store';
import { afterEach, expect, test, vi } from 'vitest';
import type { Host } from '../host-context.ts';
import type { ClientServices } from './client-services.ts';
import { getErrorReporter } from './error-reports.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [undefined, ['quotes-applogupload/api/v1/logjson']],
  ['applog2/api/v1/logjson', ['quotes-applogupload/api/v1/logjson', 'applog2/api/v1/logjson']],
])('CALL-05 FAIL-02 with the second log path %s, error records are sent to %j', async (secondLogPath, paths) => {
  vi.stubGlobal('location', { href: 'https://open.example.com/acct/open-account/' });
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const call = vi.fn<(to: { path: string }, records: readonly unknown[]) => Promise<object>>(async () => ({}));
  const host = { edition: { appType: 12, secondLogPath }, texts: new TextStore('en') } as unknown as Host;
  const live = {
    bridge: { supports: async () => false },
    client: { call },
    clock: { now: () => 0 },
    deviceInfo: () => ({ version: '1.0.0', netType: 'wifi', deviceId: 'd' }),
  } as unknown as ClientServices;
  expect(getErrorReporter(host, live).report({ error: new TypeError('x') })).toBe(true);
  await vi.waitFor(() => expect(call.mock.calls.map(([{ path }]) => path)).toEqual(paths));
  for (const [, records] of call.mock.calls) expect(records).toMatchObject([{ type: 'H5Error', net_type: 'wifi' }]);
});
