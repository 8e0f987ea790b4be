import { createBridge } from '@quayside/bridge/bridge';
import { noTransport } from '@quayside/bridge/capture-transport';
import { BridgeRefused, BridgeTimeout, BridgeUnavailable } from '@quayside/bridge/errors';
import { createSimulator } from '@quayside/bridge/testing/simulator';
import { errorRecord } from '@quayside/contract/calls/log';
import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { limitRuns } from '@quayside/platform/testing/property-runs';
import { allScreenDefinitions } from '@quayside/rules/internals/flow-definitions';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CallError, ResponseShapeError } from '../errors.ts';
import { NoAppUserError } from '../login.ts';
import { flushPromises } from '../testing/test-client.ts';
import { buildErrorRecord, type PageDetails } from './error-record.ts';
import { createErrorReporter, type ErrorRecord } from './error-report.ts';
import { redactMessage, redactStack, redactUrl, redactUserAgent } from './redact.ts';

const facts: PageDetails = {
  href: 'https://open.example.com/acct/open-account/sg-base-info?token=T#x',
  userAgent: 'Mozilla/5.0 (Linux; Android 15) QuaysideApp token=SECRET;appVersion=1.7.0',
  version: '1.7.0',
  appType: 12,
  langType: 3,
  netType: '4g',
  uuid: 'device-1',
};

function reporter(
  options: {
    appVersion?: string;
    upload?: (records: [ErrorRecord]) => Promise<unknown>;
    log?: (what: string, error: unknown) => void;
    facts?: () => PageDetails;
  } = {},
) {
  const timers = createFakeTimers();
  const app = createSimulator({ appVersion: options.appVersion ?? '1.2.0' });
  const bridge = options.appVersion
    ? createBridge(app.transport, { appVersion: options.appVersion })
    : createBridge(noTransport);
  const sent: ErrorRecord[][] = [];
  const second: ErrorRecord[][] = [];
  const logged: string[] = [];
  const clock = { now: Date.parse('2026-11-21T00:00:00Z') };
  const { report } = createErrorReporter({
    uploads: [options.upload ?? (async (records) => sent.push(records)), async (records) => second.push(records)],
    bridge,
    facts: options.facts ?? (() => facts),
    now: () => clock.now,
    log: options.log ?? ((what) => logged.push(what)),
    timers,
  });
  return { report, sent, second, logged, timers, clock, app };
}

describe('error record', () => {
  test('FAIL-02 fills every field in the shape of the contract', () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'fullName')");
    error.stack = `TypeError: x\n    at save (https://open.example.com/acct/assets/step-a1b2.js:12:345)\n    at https://open.example.com/acct/assets/main.js:1:2`;
    const record = buildErrorRecord({ error }, facts, 0);
    expect(record).toEqual({
      occr_time: '1970-01-01T00:00:00.000Z',
      platform: 'H5',
      version: '1.7.0',
      type: 'H5Error',
      name: 'Mozilla/5.0 (Linux; Android 15) QuaysideApp ;',
      url: '/acct/open-account/sg-base-info',
      code: 'TypeError',
      desc: 'TypeError Cannot read properties of undefined reading *',
      app_type: '12',
      lang_type: '3',
      extend_msg: 'step-a1b2.js:12:345 main.js:1:2',
      net_type: '4g',
      uuid: 'device-1',
    });
    expect(errorRecord.safeParse(record).success).toBe(true);
  });

  test('FAIL-02 contains the failed call with its code and status', () => {
    const error = new CallError({
      call: 'saveStep',
      code: 310004,
      messageKey: 'conflict',
      retryable: false,
      status: 200,
      envelope: { code: 310004, data: 'S1234567D', msg: 'S1234567D' },
    });
    expect(buildErrorRecord({ error }, facts, 0)).toMatchObject({ code: '310004', desc: 'CallError saveStep 200' });
  });

  const canaries = [
    'TAN AH KOW',
    'S1234567D',
    'tan.ah.kow@example.com',
    '+65 8123 4567',
    '91234567',
    'Blk 123 Ang Mo Kio Avenue 6 #12-345',
    '560123',
    '陈亚九',
    'Nguyễn Văn A',
    'สมชาย ใจดี',
    'E1234567N',
    '1990-02-28',
    '28/02/1990',
    '123-45-6789',
    'eyJhbGciOiJIUzI1NiJ9.e30.abc',
    'Bearer abcdef',
    '4111 1111 1111 1111',
    'DBS-001-234567-8',
    'Muhammad bin Abdullah',
    'O’Brien',
    '山田太郎',
    'Siti Nurhaliza',
    'A08123456',
    'jane_doe',
    'K1234567',
    '192.168.0.1',
    'Jl. Sudirman No. 1',
    'MyPassw0rd!',
    '5000 USD',
    '台北市信義區',
  ];
  const words = canaries
    .flatMap((canary) => canary.split(/[\s.,@/#-]+/))
    .filter((word) => word.length > 3 || /[^ -~]/.test(word));
  const carriers: readonly ((canary: string) => { error?: unknown; message?: string; facts?: Partial<PageDetails> })[] =
    [
      (canary) => ({ error: new Error(canary) }),
      (canary) => ({ error: new TypeError(`Cannot read properties of ${canary} (reading '${canary}')`) }),
      (canary) => ({ error: Object.assign(new Error('x'), { name: canary, code: canary }) }),
      (canary) => ({
        error: Object.assign(new Error('x'), {
          stack: `Error: ${canary}\n${canary}\n    at ${canary.replaceAll('\n', '')} (https://a.example/${canary}/x.js:1:2)`,
        }),
      }),
      (canary) => ({
        error: new CallError({
          call: 'saveStep',
          code: canary,
          messageKey: 'unknown',
          retryable: false,
          envelope: { code: 1, data: canary, msg: canary },
          cause: canary,
        }),
      }),
      (canary) => ({ error: canary }),
      (canary) => ({ error: { name: canary, message: canary } }),
      (canary) => ({ message: `Uncaught ${canary}` }),
      (canary) => ({
        error: new Error('x'),
        facts: { href: `https://a.example/acct/${canary}?name=${canary}#${canary}` },
      }),
      (canary) => ({ error: new Error('x'), facts: { href: `https://a.example/acct/${encodeURIComponent(canary)}` } }),
      (canary) => ({
        error: new Error('x'),
        facts: { userAgent: `Mozilla/5.0 App token=${encodeURIComponent(canary)};nt=${encodeURIComponent(canary)}` },
      }),
    ];

  test('F64 removes 30 samples of personal data from every field', () => {
    expect(canaries).toHaveLength(30);
    for (const canary of canaries)
      for (const carrier of carriers) {
        const { facts: changed, ...problem } = carrier(canary);
        const text = JSON.stringify(buildErrorRecord(problem, { ...facts, ...changed }, 0));
        for (const piece of [canary, encodeURIComponent(canary), ...words]) expect(text, piece).not.toContain(piece);
      }
  });

  test('F64 detects a sample of personal data that remains', () => {
    const text = JSON.stringify({ ...buildErrorRecord({ error: new Error('x') }, facts, 0), desc: canaries[0] });
    expect([...canaries, ...words].some((word) => text.includes(word))).toBe(true);
  });

  test('F64 retains only listed words of a message and listed parts of a URL', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.lorem(),
          fc.emailAddress(),
          fc.webUrl({ withQueryParameters: true, withFragments: true }),
          fc.uuid(),
        ),
        (text) => {
          const left = `${redactMessage(text)} ${redactUrl(text)}`;
          expect(left).not.toMatch(/\d{3}|@|\?|#|:\/\//);
        },
      ),
      { numRuns: limitRuns(10_000) },
    );
    expect(redactUserAgent('A uuid=1 (b=2) c')).toBe('A  () c');
    expect(redactStack('at S1234567D (native)\n@https://a.example/x.js:1:2')).toBe('x.js:1:2');
  });
});

describe('error reports', () => {
  test.each(allScreenDefinitions.map(({ path }) => path))('does not redact the path of the page %s', (path) => {
    expect(redactUrl(`https://app.example.com/acct/open-account${path}?name=LIM#x`)).toBe(`/acct/open-account${path}`);
  });

  test('FAIL-02 CALL-05 logs an error and uploads it as a list of one record to both paths', async () => {
    const { report, sent, second, logged } = reporter();
    expect(report({ error: new TypeError('failed to fetch') })).toBe(true);
    await flushPromises();
    expect([sent.length, sent[0]?.length, second]).toEqual([1, 1, sent]);
    expect(logged).toEqual(['An error was not handled.']);
  });

  const failed = (code: number | string) =>
    new CallError({ call: 'getApplication', code, messageKey: 'unknown', retryable: false });

  test.each<[string, Error]>([
    ['an account that is not open yet', failed(310012)],
    ['a state that does not allow it', failed(310005)],
    ['an expired login', failed(300101)],
    ['a lost network', failed('NETWORK_ERROR')],
    ['an app without the command', new BridgeUnavailable('goto_native_module', 'browser')],
    ['a customer who closes the login of the app', new BridgeRefused('command_user_login', 'cancelled')],
    ['an app without a user', new NoAppUserError()],
  ])('FAIL-02 BRIDGE-02 logs %s and does not upload it', async (_, error) => {
    const { report, sent, logged, app } = reporter({ appVersion: '1.2.0' });
    expect(report({ error })).toBe(false);
    await flushPromises();
    expect([sent, app.sent, logged]).toEqual([[], [], ['A request was refused or could not be made.']]);
  });

  test.each<[string, Error]>([
    ['a failed server', failed(310099)],
    ['a request that does not fit the contract', failed(310001)],
    ['a failed proxy', failed('HTTP_502')],
    ['a server that does not answer', failed('TIMEOUT_ERROR')],
    [
      'an invalid response',
      new ResponseShapeError(
        { call: 'getApplication', code: 'RESPONSE_SHAPE', messageKey: 'unexpectedAnswer', retryable: false },
        ['data'],
      ),
    ],
    ['an app that does not answer', new BridgeTimeout('get_user_info', 1000)],
    ['an app whose answer cannot be read', new BridgeUnavailable('get_user_info', 'broken')],
    ['a mistake in a screen', new TypeError('x is undefined')],
  ])('FAIL-02 uploads %s', async (_, error) => {
    const { report, sent } = reporter();
    expect(report({ error })).toBe(true);
    await flushPromises();
    expect(sent).toHaveLength(1);
  });

  test("FAIL-02 ignores 'Script error.' without an Error, and reports it with one", async () => {
    const { report, sent, logged } = reporter();
    expect(report({ message: 'Script error.' })).toBe(false);
    expect(logged).toEqual([]);
    expect(report({ message: 'Script error.', error: new Error('Script error.') })).toBe(true);
    await flushPromises();
    expect(sent).toHaveLength(1);
  });

  test('FAIL-02 BRIDGE-01 uploads through the app as well, from 1.2.0 on', async () => {
    const old = reporter({ appVersion: '1.1.9' });
    old.report({ error: new Error('x') });
    await flushPromises();
    expect([old.app.sent.filter(({ command }) => command === 'command_upload_elk_log'), old.sent.length]).toEqual([
      [],
      1,
    ]);
    const fit = reporter({ appVersion: '1.2.0' });
    fit.report({ error: new Error('x') });
    await flushPromises();
    expect(fit.app.sent.find(({ command }) => command === 'command_upload_elk_log')?.payload).toEqual({
      log: fit.sent[0]?.[0],
    });
    expect(fit.sent).toHaveLength(1);
  });

  test('F65 logs a failed upload and retries after 5 s, 10 s … at most an hour', async () => {
    let attempts = 0;
    const { report, second, logged, timers } = reporter({
      upload: () => Promise.reject(new Error(`down ${(attempts += 1)}`)),
    });
    report({ error: new Error('x') });
    await flushPromises();
    const waits: number[] = [];
    for (let wait = 5000; waits.length < 12; wait = Math.min(wait * 2, 3_600_000)) {
      const before = attempts;
      timers.advance(wait - 1);
      await flushPromises();
      expect(attempts).toBe(before);
      timers.advance(1);
      await flushPromises();
      expect(attempts).toBe(before + 1);
      waits.push(wait);
    }
    expect(waits.at(-1)).toBe(3_600_000);
    expect(second).toHaveLength(1);
    expect(new Set(logged)).toEqual(new Set(['An error was not handled.', 'An error report was not uploaded.']));
  });

  test('F65 queues 30 of 10,000 errors while the service is down, and the same error once a minute', async () => {
    let up = false;
    const uploaded: ErrorRecord[] = [];
    const { report, timers, clock } = reporter({
      upload: async ([record]) => {
        if (!up) throw new Error('down');
        uploaded.push(record);
      },
    });
    for (let index = 0; index < 10_000; index += 1)
      report({ error: Object.assign(new Error('x'), { stack: `    at f (https://a/x.js:${index % 5000}:1)` }) });
    await flushPromises();
    up = true;
    timers.advance(5000);
    for (let turn = 0; turn < 10; turn += 1) await flushPromises();
    expect(uploaded).toHaveLength(30);
    expect(uploaded.every((record) => JSON.stringify(record).length < 60_000)).toBe(true);
    const same = { error: Object.assign(new Error('y'), { stack: '' }) };
    expect([report(same), report(same)]).toEqual([true, false]);
    clock.now += 60_000;
    expect(report(same)).toBe(true);
  });

  test('F65 keeps uploading errors when the logger throws', async () => {
    const { report, sent } = reporter({
      log: () => {
        throw new Error('console');
      },
    });
    expect(report({ error: new Error('x') })).toBe(true);
    await flushPromises();
    expect(sent).toHaveLength(1);
  });

  test('F65 does not throw for any thrown value', () => {
    const { report } = reporter();
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.string(), (error, message) => {
        expect(typeof report({ error, message })).toBe('boolean');
      }),
      { numRuns: limitRuns(10_000) },
    );
  });

  test('F65 remembers the last 100 errors for a minute', async () => {
    const { report, clock } = reporter();
    const failure = (line: number) => ({
      error: Object.assign(new Error('x'), { stack: `    at f (https://a/x.js:${line}:1)` }),
    });
    for (let line = 1; line <= 100; line += 1) expect(report(failure(line))).toBe(true);
    expect(report(failure(1))).toBe(false);
    clock.now += 60_000;
    expect([report(failure(1)), report(failure(101))]).toEqual([true, true]);
    expect([report(failure(1)), report(failure(2))]).toEqual([false, true]);
    for (let line = 102; line <= 200; line += 1) report(failure(line));
    expect(report(failure(1))).toBe(true);
  });

  test('an error that is added to a waiting queue does not end the wait', async () => {
    let attempts = 0;
    const { report } = reporter({ upload: () => Promise.reject(new Error(`down ${(attempts += 1)}`)) });
    report({ error: new Error('x') });
    await flushPromises();
    report({ error: new TypeError('x') });
    await flushPromises();
    expect(attempts).toBe(1);
  });

  test('F65 logs the error, or the message of an event without an error', () => {
    const logged: unknown[] = [];
    const { report } = reporter({ log: (_, problem) => logged.push(problem) });
    const error = new TypeError('x');
    report({ error, message: 'Uncaught TypeError: x' });
    report({ message: 'Uncaught' });
    expect(logged).toEqual([error, 'Uncaught']);
  });

  test('F65 logs a failure to create a report', async () => {
    const { report, sent, logged } = reporter({
      facts: () => {
        throw new Error('no facts');
      },
    });
    expect(report({ error: new Error('x') })).toBe(false);
    await flushPromises();
    expect([sent, logged]).toEqual([[], ['An error was not handled.', 'An error could not be reported.']]);
  });
});
