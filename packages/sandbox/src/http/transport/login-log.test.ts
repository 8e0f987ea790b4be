import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as handOff from '@quayside/contract/calls/hand-off';
import * as opening from '@quayside/contract/calls/opening';
import * as user from '@quayside/contract/calls/user';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { LoginRecord } from '../../domain/ports/login-log.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { addTestTools, openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let lines: LoginRecord[] = [];
const now = new Date('2026-11-24T02:00:00Z');
beforeAll(async () => {
  sandbox = await openTestSandbox({ clock: () => now, loginLog: (line) => lines.push(line) });
}, 60_000);
afterAll(() => sandbox.close());
beforeEach(() => {
  lines = [];
});

const codeOf = async (phone: string) =>
  (await sandbox.api<{ code: string }>('GET', `/code?phone=${encodeURIComponent(phone)}`)).code;
const told = () => lines.map(({ event, by, outcome, code, reason }) => [event, by, outcome, code, reason]);
const print = expect.stringMatching(/^[\w-]{16}$/);

test('logs every login with its credential, and its end', async () => {
  const customer = await sandbox.customer('+6590100001');
  await customer.call(user.logout, {});
  expect(told()).toEqual([
    ['code-sent', 'one-time-code', 'accepted', 0, undefined],
    ['login', 'one-time-code', 'accepted', 0, undefined],
    ['login', 'login-code', 'accepted', 0, undefined],
    ['logout', 'token', 'accepted', 0, undefined],
  ]);
  expect(lines[0]).toMatchObject({ time: '2026-11-24T02:00:00.000Z', number: print, device: print });
  expect(lines[2]).toMatchObject({ customer: print, device: print });
});

test('logs every failed login with its reason', async () => {
  const client = sandbox.client();
  const phone = '+6590100002';
  await client.call(user.sendCode, { phone });
  await client.ask(user.sendCode, { phone });
  const wrong = (await codeOf(phone)) === '111111' ? '222222' : '111111';
  for (let tried = 0; tried < 6; tried += 1) await client.ask(user.register, { phone, code: wrong });
  await client.ask(user.exchangeLoginCode, { loginCode: 'made-up' });
  await client.ask(user.readLoginCode, { loginCode: 'made-up' });
  await client.ask(handOff.openHandOff, { token: 'made-up'.repeat(6) });
  const failed = ['login', 'one-time-code', 'refused', codes.wrongCode, 'wrong'];
  expect(told().slice(1)).toEqual([
    ['code-sent', 'one-time-code', 'refused', codes.tooManyRequests, 'too-soon'],
    ...Array.from({ length: 5 }, () => failed),
    ['login', 'one-time-code', 'refused', codes.tooManyRequests, 'locked'],
    ['login', 'login-code', 'refused', codes.wrongCode, 'expired'],
    ['login-code-read', 'login-code', 'refused', codes.wrongCode, 'expired'],
    ['login', 'hand-off', 'refused', codes.notFound, undefined],
  ]);
  expect(new Set(lines.map(({ device }) => device)).size).toBe(1);
  expect(new Set(lines.flatMap(({ number }) => number ?? [])).size).toBe(1);
});

test('logs a refused token or signature once', async () => {
  const stranger = Object.assign(sandbox.client(), { token: 'made-up', userId: 'nobody' });
  expect((await stranger.ask(user.getCurrentUser, {})).code).toBe(loginExpiredCode);
  await stranger.send(user.getCurrentUser, {}, { headers: { 'X-Ver': '1.7.0', 'X-Dt': 't1', 'X-Token': 'forged' } });
  const file = new Request(`http://sandbox.test/${opening.getDocumentPath}?documentId=${crypto.randomUUID()}`, {
    headers: stranger.headers(),
  });
  await sandbox.fetch(file);
  await sandbox.client().ask(user.getCurrentUser, {});
  const customer = await sandbox.customer('+6590100003');
  lines = [];
  await customer.ask(user.getCurrentUser, {}, { headers: { 'X-Token': 'another' } });
  await customer.call(user.getCurrentUser, {});
  expect(told()).toEqual([['request', 'signature', 'refused', codes.signatureRejected, 'signature']]);
});

test('omits numbers, codes, tokens, ids and addresses from the login log', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const customer = sandbox.client();
  const phone = '+6590100004';
  await customer.call(user.sendCode, { phone }, { headers: from });
  const code = await codeOf(phone);
  await customer.ask(user.register, { phone, code: '000000' }, { headers: from });
  const { loginCode } = await customer.call(user.register, { phone, code }, { headers: from });
  const login = await customer.call(user.exchangeLoginCode, { loginCode }, { headers: from });
  await Object.assign(customer, { token: `${login.token}x`, userId: login.userId }).ask(user.getCurrentUser, {});
  const text = JSON.stringify(lines);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatchObject({ address: print });
  const secrets = [phone.slice(3), code, loginCode, login.token, login.userId, customer.device, '203.0.113.9'];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('logs logins on the registration page', async () => {
  const address = 'http://sandbox.test/promo/overseas/sg-register.html';
  const first = await sandbox.fetch(new Request(address));
  const cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const formToken = /name="formToken" value="([^"]+)"/.exec(await first.text())?.[1] ?? '';
  const send = (fields: Record<string, string>) =>
    sandbox.fetch(
      new Request(address, {
        method: 'POST',
        headers: { Cookie: cookie },
        body: new URLSearchParams({ formToken, phone: '+6590100005', ...fields }),
        redirect: 'manual',
      }),
    );
  await send({ action: 'send' });
  await send({ action: 'check', code: '000000' });
  await send({ action: 'check', code: await codeOf('+6590100005') });
  expect(told()).toEqual([
    ['code-sent', 'one-time-code', 'accepted', 0, undefined],
    ['login', 'one-time-code', 'refused', codes.wrongCode, 'wrong'],
    ['login', 'one-time-code', 'accepted', 0, undefined],
  ]);
});

test('writes each login record as a line of JSON', { timeout: 60_000, tags: ['night'] }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = await startServerProcess({ DATABASE_URL: 'memory:', DATA_DIR: folder });
  const tools = addTestTools({ fetch: (request) => fetch(request), close: async () => {} }, server.base);
  await tools.client().ask(user.exchangeLoginCode, { loginCode: 'made-up' });
  await server.end('SIGTERM');
  const written = server
    .output()
    .split('\n')
    .find((line) => line.startsWith('{'));
  expect(JSON.parse(written ?? '{}')).toMatchObject({
    event: 'login',
    by: 'login-code',
    outcome: 'refused',
    reason: 'expired',
  });
});
