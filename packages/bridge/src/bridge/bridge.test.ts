import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noTransport } from '../capture-transport/capture-transport.ts';
import type { CommandName, Commands, SigningFields } from '../commands.ts';
import { BridgeRefused, BridgeTimeout, BridgeUnavailable } from '../errors.ts';
import {
  type Behaviour,
  behaviours,
  createSignature,
  createSimulator,
  type SimulatorOptions,
} from '../testing/simulator/simulator.ts';
import { createBridge } from './bridge.ts';

const fields: SigningFields = {
  timestamp: '1800000000000',
  userId: 'u',
  userToken: 't',
  language: '3',
  appType: '12',
  version: '1.7.0',
  transactionId: 'op',
  requestId: '0',
  deviceType: 't1',
  deviceId: 'd',
  deviceInfo: 'h5',
  netType: 'wifi',
};

const requests: { [C in CommandName]: Commands[C]['request'] } = {
  get_user_info: {},
  command_user_login: { callBackUrl: 'https://a.example/' },
  command_bind_email: {},
  command_set_titlebar_button: { position: 2, icon: 'service' },
  command_upload_elk_log: { log: { code: 'X' } },
  goto_native_module: { module: 'pdf', parameters: { url: 'https://a.example/1.pdf' } },
  command_contact_service: {},
  command_watch_activity_status: {},
  command_enable_pull_refresh: { enable: false },
  get_http_sign: fields,
  open_web_view: { url: 'https://a.example/webapp/market/help.html' },
  open_system_browser: { url: 'https://id.example/', returnUrl: 'https://a.example/back' },
  get_capabilities: {},
};
const names = Object.keys(requests) as CommandName[];
const actions = names.filter((name) => name !== 'get_capabilities');

function connect(options: SimulatorOptions = {}) {
  const timers = createFakeTimers();
  const app = createSimulator(options);
  const bridge = createBridge(app.transport, { timers, appVersion: options.appVersion ?? '1.7.0' });
  return { timers, app, bridge };
}

/** Lets all pending promise callbacks run. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const wrongEnd: Readonly<Record<Exclude<Behaviour, 'ok' | 'twice'>, unknown>> = {
  refused: BridgeRefused,
  throw: BridgeUnavailable,
  hang: BridgeTimeout,
  garbage: BridgeTimeout,
  unsupported: BridgeUnavailable,
  accepted: BridgeTimeout,
};

describe('commands', () => {
  test('the bridge has the twelve specified commands and the handshake, and no others', () => {
    expect(actions).toHaveLength(12);
  });

  test.each(names)('BRIDGE-01 sends %s with its payload and a new id', async (name) => {
    const { app, bridge } = connect();
    await bridge.call(name, requests[name]);
    await bridge.call(name, requests[name]);
    const [first, second] = app.sent;
    expect(first).toEqual({ id: expect.any(String) as unknown, command: name, payload: requests[name] });
    expect(second?.id).not.toBe(first?.id);
  });

  test('returns the typed user of get_user_info, with the e-mail bit of START-11', async () => {
    const { app, bridge } = connect();
    expect(await bridge.call('get_user_info', {})).toMatchObject({
      userId: 'app-user-1',
      openedAccount: false,
      thirdBindBit: 256,
    });
    app.behave({ get_user_info: () => ({ userId: 'x' }) as never });
    const call = bridge.call('get_user_info', {});
    await settled();
    app.answer('get_user_info', 'ok', { userId: 'x', userToken: '', thirdBindBit: '-1' });
    expect(await call).toMatchObject({ userId: 'x', userToken: '', thirdBindBit: 0 });
  });

  test('CALL-03 returns the signature of get_http_sign, but not one that is invalid in a header', async () => {
    const { app, bridge, timers } = connect();
    expect(await bridge.call('get_http_sign', fields)).toEqual({ sign: createSignature(fields) });
    app.behave({ get_http_sign: () => ({ sign: 'a\r\nX-Evil: 1' }) });
    const call = bridge.call('get_http_sign', fields);
    await settled();
    timers.advance(5000);
    await expect(call).rejects.toBeInstanceOf(BridgeTimeout);
  });
});

describe('an app that responds incorrectly', () => {
  const cases = (['android', 'ios'] as const).flatMap((platform) =>
    actions.flatMap((action) => behaviours.map((behaviour) => [platform, action, behaviour] as const)),
  );

  test.each(cases)(
    'F15 settles a call within 5 s, or 15 minutes after `accepted`: on %s, %s with the reaction `%s`',
    async (platform, action, behaviour) => {
      const { timers, bridge } = connect({ platform, script: { [action]: behaviour } });
      const end = bridge.call(action, requests[action]).then(
        () => 'answered',
        (error: unknown) => (error as Error).constructor,
      );
      await settled();
      timers.advance(behaviour === 'accepted' ? 15 * 60_000 : 5000);
      expect(await end).toBe(behaviour === 'ok' || behaviour === 'twice' ? 'answered' : wrongEnd[behaviour]);
      expect(timers.waiting()).toBe(0);
    },
  );

  test('F15 rejects a call after exactly 5 s', async () => {
    const { timers, app, bridge } = connect({ script: { command_bind_email: 'hang' } });
    const call = bridge.call('command_bind_email', {});
    await settled();
    timers.advance(4999);
    app.answer('command_bind_email', 'ok');
    expect(await call).toBeUndefined();
    const late = bridge.call('command_bind_email', {});
    await settled();
    timers.advance(5000);
    app.answer('command_bind_email', 'ok');
    await expect(late).rejects.toBeInstanceOf(BridgeTimeout);
  });

  test('waits up to 15 minutes for a login after `accepted`', async () => {
    const { timers, app, bridge } = connect({ script: { command_user_login: 'accepted' } });
    const call = bridge.call('command_user_login', {});
    await settled();
    timers.advance(10 * 60_000);
    app.answer('command_user_login', 'ok');
    expect(await call).toBeUndefined();
  });

  test("returns the app's reason for a refusal, if it is a word", async () => {
    const { app, bridge } = connect({ script: { command_bind_email: 'refused' } });
    await expect(bridge.call('command_bind_email', {})).rejects.toMatchObject({
      name: 'BridgeRefused',
      reason: 'cancelled',
    });
    app.behave({ command_bind_email: 'hang' });
    const call = bridge.call('command_bind_email', {});
    await settled();
    app.deliver({
      id: app.sent.at(-1)?.id,
      command: 'command_bind_email',
      status: 'refused',
      reason: 'S1234567D is wrong',
    });
    await expect(call).rejects.toMatchObject({ reason: 'unspecified' });
  });

  test('rejects a call that the caller cancels', async () => {
    const { timers, bridge } = connect({ script: { command_bind_email: 'hang' } });
    const control = new AbortController();
    const call = bridge.call('command_bind_email', {}, { signal: control.signal });
    await settled();
    control.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(bridge.call('command_bind_email', {}, { signal: control.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(timers.waiting()).toBe(0);
  });

  test('rejects pending calls and ignores messages after dispose', async () => {
    const { app, bridge } = connect({ script: { command_bind_email: 'hang' } });
    const call = bridge.call('command_bind_email', {});
    await settled();
    bridge.dispose();
    app.answer('command_bind_email', 'ok');
    await expect(call).rejects.toBeInstanceOf(BridgeUnavailable);
  });
});

describe('capabilities of an app', () => {
  test.each([
    ['command_upload_elk_log', '1.1.9', '1.2.0'],
    ['get_http_sign', '1.6.99', '1.7.0'],
  ] as const)(
    'BRIDGE-01 rejects the command %s for app version %s, and sends it to version %s',
    async (command, old, fit) => {
      const before = connect({ appVersion: old });
      await expect(before.bridge.call(command, requests[command])).rejects.toMatchObject({ reason: 'app-too-old' });
      expect(await before.bridge.supports(command)).toBe(false);
      expect(before.app.sent.filter((message) => message.command === command)).toEqual([]);
      const after = connect({ appVersion: fit });
      await after.bridge.call(command, requests[command]);
      expect(await after.bridge.supports(command)).toBe(true);
    },
  );

  test('requests the capabilities once, with the version if the user agent has none', async () => {
    const app = createSimulator({ appVersion: '1.10.0' });
    const bridge = createBridge(app.transport);
    await bridge.call('get_http_sign', fields);
    expect(await bridge.capabilities()).toEqual({ appVersion: '1.10.0', commands: undefined });
    expect(app.sent.filter(({ command }) => command === 'get_capabilities')).toHaveLength(1);
  });

  test('supports only the commands that the app lists', async () => {
    const { bridge } = connect({
      script: { get_capabilities: () => ({ appVersion: '1.7.0', commands: ['get_http_sign'] }) },
    });
    expect(await bridge.supports('get_http_sign')).toBe(true);
    expect(await bridge.supports('command_bind_email')).toBe(false);
  });

  test('F15 uses the version of the user agent if the app does not respond', async () => {
    const { bridge, timers } = connect({ appVersion: '1.3.0', script: { get_capabilities: 'hang' } });
    const said = bridge.capabilities();
    timers.advance(5000);
    expect(await said).toEqual({ appVersion: '1.3.0', commands: undefined });
  });

  test('rejects every command in a browser', async () => {
    const bridge = createBridge(noTransport, { timers: createFakeTimers() });
    for (const name of names)
      await expect(bridge.call(name, requests[name])).rejects.toMatchObject({
        name: 'BridgeUnavailable',
        reason: 'browser',
      });
    expect(await bridge.supports('get_user_info')).toBe(false);
    expect(await bridge.capabilities()).toEqual({ appVersion: undefined, commands: undefined });
  });
});

describe('forged messages', () => {
  const word = fc.oneof(fc.constantFrom(...names, 'ok', 'event', 'refused', '__proto__'), fc.string());
  const forged = fc.oneof(
    fc.anything(),
    fc.json(),
    fc.record(
      { id: fc.oneof(fc.uuid(), fc.string()), command: word, status: word, data: fc.anything(), reason: fc.anything() },
      { requiredKeys: [] },
    ),
  );

  test('F14 ignores forged messages without the id of a pending call', async () => {
    const { app, bridge, timers } = connect({ script: { get_user_info: 'hang' } });
    const events: unknown[] = [];
    bridge.watchActivity((status) => events.push(status));
    const call = bridge.call('get_user_info', {}).then(
      () => 'accepted',
      () => 'timed out',
    );
    await settled();
    fc.assert(
      fc.property(forged, (message) => app.deliver(message)),
      { numRuns: limitRuns(100_000) },
    );
    timers.advance(5000);
    expect([await call, events]).toEqual(['timed out', []]);
  }, 60_000);

  test('F14 settles each call once, with the response to that call', async () => {
    const step = fc.record({
      call: fc.nat({ max: 3 }),
      kind: fc.constantFrom('right', 'other-command', 'bad-shape', 'stranger', 'wait'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { app, bridge, timers } = connect({ script: { get_user_info: 'hang' } });
        const ends: string[][] = [[], [], [], []];
        ends.forEach((list) =>
          bridge.call('get_user_info', {}).then(
            (user) => list.push(user.userId),
            (error: Error) => list.push(error.name),
          ),
        );
        await settled();
        const expected = [0, 1, 2, 3].map(() => 'BridgeTimeout');
        let time = 0;
        for (const { call, kind } of steps) {
          const message = {
            id: app.sent[call]?.id,
            command: 'get_user_info',
            status: 'ok',
            data: { userId: `own-${call}`, userToken: '' },
          };
          if (kind === 'wait') time += 1500;
          if (kind === 'wait') timers.advance(1500);
          if (kind === 'right' && time < 5000) expected[call] = `own-${call}`;
          if (kind === 'right') app.deliver(message);
          if (kind === 'other-command') app.deliver({ ...message, command: 'command_bind_email' });
          if (kind === 'bad-shape') app.deliver({ ...message, data: { userId: 5 } });
          if (kind === 'stranger') app.deliver({ ...message, id: crypto.randomUUID() });
        }
        timers.advance(5000);
        await settled();
        expect(ends).toEqual(expected.map((end) => [end]));
      }),
      { numRuns: limitRuns(2_000) },
    );
  }, 60_000);
});
