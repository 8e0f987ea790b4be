import { createBridge } from '@quayside/bridge/bridge';
import { noTransport } from '@quayside/bridge/capture-transport';
import { type CommandName, responseDecoders } from '@quayside/bridge/commands';
import { BridgeRefused } from '@quayside/bridge/errors';
import { createSimulator, type SimulatorOptions } from '@quayside/bridge/testing/simulator';
import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { expect, test } from 'vitest';
import { runCheck } from '../check.ts';
import { recordingTransport } from '../recording-transport.ts';
import { commandChecks, commandNames, toFinding } from './command-checks.ts';
import { probes } from './probes.ts';

function connect(options: SimulatorOptions = {}) {
  const timers = createFakeTimers();
  const app = createSimulator(options);
  const { transport, hasResponse } = recordingTransport(app.transport);
  const bridge = createBridge(transport, { timers, appVersion: options.appVersion ?? '1.7.0' });
  const checks = commandChecks({
    bridge,
    hasResponse,
    origin: 'https://open.example.com',
    doctor: '/doctor/',
    now: () => 1_800_000_000_000,
  });
  const check = (command: CommandName) => {
    const found = checks.find(({ title }) => title === command);
    if (!found) throw new TypeError(`No check of ${command}`);
    return found;
  };
  /** Runs the test of a command, which starts either on load or by its button. */
  const run = (command: CommandName) => runCheck(check(command).press?.run ?? check(command).look);
  return { app, timers, checks, check, run };
}
const turns = async () => {
  for (let work = 0; work < 20; work += 1) await Promise.resolve();
};

test('has one check for every command of the bridge', () => {
  expect(Object.keys(probes)).toEqual(Object.keys(responseDecoders));
  expect(connect().checks.map(({ title }) => title)).toEqual(commandNames);
});

test('runs only commands without effect automatically', async () => {
  const { app, checks } = connect();
  await Promise.all(checks.map(async ({ look }) => look()));
  expect([...new Set(app.sent.map(({ command }) => command))].toSorted()).toEqual([
    'command_watch_activity_status',
    'get_capabilities',
    'get_http_sign',
    'get_user_info',
  ]);
});

test.each(['ios', 'android'] as const)('passes every command of a complete app on %s', async (platform) => {
  const { run } = connect({ platform });
  for (const command of commandNames)
    expect(await run(command), command).toMatchObject({ result: 'ok', outcome: 'answered' });
});

test.each(commandNames)('F15 reports %s with a fix if absent, refused or broken', async (command) => {
  const { does } = probes[command];
  const script = { [command]: 'unsupported' };
  expect(await connect({ script }).run(command)).toMatchObject({ outcome: 'absent', fix: does });
  expect(toFinding(command, new BridgeRefused(command, 'failed'), false)).toMatchObject({ result: 'falls-short' });
  expect(await connect({ script: { [command]: 'throw' } }).run(command)).toMatchObject({ outcome: 'broken' });
});

test('accepts a refusal that the contract allows', async () => {
  expect(toFinding('get_user_info', new BridgeRefused('get_user_info', 'signed-out'), false).result).toBe('ok');
  expect(toFinding('command_user_login', new BridgeRefused('command_user_login', 'cancelled'), false).result).toBe(
    'ok',
  );
  expect(toFinding('open_web_view', new BridgeRefused('open_web_view', 'address'), false).result).toBe('falls-short');
});

test('F15 distinguishes a timeout from an invalid response', async () => {
  const silent = connect({ script: { command_contact_service: 'hang' } });
  const waiting = silent.run('command_contact_service');
  await turns();
  silent.timers.advance(5000);
  expect(await waiting).toMatchObject({ outcome: 'silent', found: 'No answer within 5 seconds.' });

  const garbled = connect({ script: { get_http_sign: () => ({ sign: 'not a header' }) } });
  const misshaped = garbled.run('get_http_sign');
  await turns();
  garbled.timers.advance(5000);
  expect(await misshaped).toMatchObject({ outcome: 'misshaped', fix: expect.stringContaining('"id"') });
});

test('reports an unlisted command as absent, except in older apps', async () => {
  const looks = (appVersion: string) => {
    const script = { get_capabilities: () => ({ appVersion, commands: ['get_capabilities'] }) };
    return connect({ appVersion, script }).check('command_upload_elk_log').look();
  };
  expect(await looks('1.7.0')).toMatchObject({ result: 'falls-short', outcome: 'absent' });
  expect(await looks('1.1.0')).toMatchObject({ result: 'cannot-tell', outcome: 'too-old' });
  expect(await connect().check('command_contact_service').look()).toMatchObject({
    outcome: 'not-tried',
    fix: 'Press “Open customer service”.',
  });
});

test('checks no commands in a browser', async () => {
  const bridge = createBridge(noTransport);
  const checks = commandChecks({
    bridge,
    hasResponse: () => false,
    origin: 'https://a.example',
    doctor: '/',
    now: Date.now,
  });
  for (const { look } of checks) expect(await look()).toMatchObject({ result: 'cannot-tell', outcome: 'no-app' });
});
