import * as opening from '@quayside/contract/calls/opening';
import * as user from '@quayside/contract/calls/user';
import { codes, type Envelope } from '@quayside/contract/envelope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSpecimen } from '../../development/samples/specimen-picture.ts';
import { TestClient } from '../../testing/client.ts';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

const MINUTE = 60_000;
let now = Date.parse('2026-11-28T02:00:00Z');
let sandbox: TestSandbox;
let own: TestOpening;
beforeAll(async () => {
  sandbox = await openTestSandbox({ clock: () => new Date(now) });
  own = await TestOpening.start(await sandbox.customer());
}, 60_000);
afterAll(() => sandbox.close());

/** Returns a client whose requests take `minutes` to arrive after their headers, and whose clock is ahead by `clockMs`. */
function slowly(minutes: number, clockMs = 0): TestClient {
  const fetch = async (request: Request) => {
    const bytes = new Uint8Array(await request.arrayBuffer());
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sent += 1;
          if (sent === 1) return controller.enqueue(bytes.subarray(0, 10));
          now += minutes * MINUTE;
          controller.enqueue(bytes.subarray(10));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return sandbox.fetch(
      new Request(request.url, {
        method: request.method,
        headers: request.headers,
        body,
        duplex: 'half',
      } as RequestInit),
    );
  };
  const { device, token, userId } = own.client;
  return Object.assign(new TestClient(fetch, { now: () => now + clockMs }), { device, token, userId });
}

const calls: Readonly<Record<string, (client: TestClient) => Promise<Pick<Envelope, 'code' | 'data'>>>> = {
  'an upload': async (client) =>
    client.ask(opening.uploadDocument, {
      applicationId: own.id,
      kind: 'face',
      file: new File([await drawSpecimen('face', 1)], 'face.png'),
    }),
  'a code': (client) => client.ask(user.sendCode, { phone: '+6590007001' }),
  'a login code': (client) => client.ask(user.exchangeLoginCode, { loginCode: 'made-up' }),
};

test.each(Object.keys(calls).flatMap((name) => [1, 5, 6, 59].map((minutes) => [name, minutes] as const)))(
  'F49 accepts %s that takes %i minutes',
  async (name, minutes) => {
    const { code } = (await calls[name]?.(slowly(minutes))) ?? {};
    expect(code).toBe(name === 'a login code' ? codes.wrongCode : 0);
    now += MINUTE;
  },
);

test.each(Object.keys(calls).flatMap((name) => [-6, 6].map((minutes) => [name, minutes] as const)))(
  'F59 refuses %s with a clock that differs by %i minutes',
  async (name, minutes) => {
    for (const takes of [0, 6, 12])
      expect(await calls[name]?.(slowly(takes, minutes * MINUTE))).toMatchObject({
        code: codes.signatureRejected,
        data: { reason: 'clock-skew' },
      });
  },
);

test('F16 refuses the replay of a slow request', async () => {
  const client = slowly(0);
  const headers = { ...client.headers() };
  const file = new File([await drawSpecimen('face', 2)], 'face.png');
  const send = (one: TestClient) =>
    one.ask(opening.uploadDocument, { applicationId: own.id, kind: 'face', file }, { headers });
  expect((await send(client)).code).toBe(0);
  now += 4 * MINUTE;
  expect(await send(slowly(59))).toMatchObject({ code: codes.signatureRejected, data: { reason: 'replay' } });
  expect(await send(client)).toMatchObject({ code: codes.signatureRejected, data: { reason: 'clock-skew' } });
});
