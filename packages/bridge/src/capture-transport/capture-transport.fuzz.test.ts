import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBridge } from '../bridge/bridge.ts';
import { answerName, captureTransport, nativeName } from './capture-transport.ts';

const status = fc.constantFrom('ok', 'event', 'refused', 'accepted', 'unsupported');
const message = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc
    .record(
      {
        id: fc.oneof(fc.uuid(), fc.string()),
        command: fc.constantFrom('get_user_info', '__proto__'),
        status,
        data: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((forged) => JSON.stringify(forged)),
);

test('F14 ignores any text or value that a page passes to the app’s answer function', async () => {
  const timers = createFakeTimers();
  const page: Record<string, unknown> = { [nativeName]: { postMessage: () => undefined } };
  const bridge = createBridge(captureTransport(page), { timers, appVersion: '1.7.0' });
  const events: unknown[] = [];
  bridge.watchActivity((event) => events.push(event));
  const call = bridge.call('get_user_info', {}).then(
    () => 'accepted',
    (error: Error) => error.name,
  );
  fc.assert(fc.property(message, (sent) => (page[answerName] as (sent: unknown) => void)(sent)));
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  timers.advance(5000);
  expect([await call, events]).toEqual(['BridgeTimeout', []]);
});
