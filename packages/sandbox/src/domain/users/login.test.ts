import * as user from '@quayside/contract/calls/user';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases/databases.ts';
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { codeLimits } from './code-limits.ts';

describe.each(testDatabases)('with the $name database', ({ start }) => {
  let sandbox: TestSandbox;
  let now = Date.parse('2026-11-21T02:00:00Z');
  const clock = () => new Date(now);
  const later = (seconds: number) => {
    now += seconds * 1000;
  };
  beforeAll(async () => {
    sandbox = await openTestSandbox({ ...(await start()), clock });
  }, 60_000);
  afterAll(() => sandbox.close());

  const codeOf = async (phone: string) =>
    (await sandbox.api<{ code: string }>('GET', `/code?phone=${encodeURIComponent(phone)}`)).code;

  describe('the one-time code', () => {
    test('signs in a new number by one-time code, and the same user again later', async () => {
      const first = sandbox.client();
      await first.signIn('+65 9000 0001', codeOf);
      later(61);
      const second = sandbox.client();
      await second.signIn('+6590000001', codeOf);
      expect(second.userId).toBe(first.userId);
      expect(await second.call(user.getCurrentUser, {})).toEqual({
        uuid: first.userId,
        dolphinNo: expect.stringMatching(/^\d{10}$/),
        userId: first.userId,
        userName: '',
        phoneNumber: '+6590000001',
        thirdBindBit: 0,
      });
    });

    test('accepts a one-time code with a space and in digits of another script', async () => {
      const fullWidth = (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
      const client = sandbox.client();
      await client.signIn('+6590000002', async (phone) => {
        const code = await codeOf(phone);
        return ` ${code.slice(0, 3)} ${fullWidth(code.slice(3))}\n`;
      });
      expect(client.userId).not.toBe('');
    });

    test('sends another one-time code after a minute, at most five an hour', async () => {
      const client = sandbox.client();
      const ask = () => client.ask(user.sendCode, { phone: '+6590000002' });
      expect((await ask()).data).toEqual({ resendIn: 60, expiresIn: 300 });
      later(59);
      expect(await ask()).toMatchObject({ code: codes.tooManyRequests, data: { reason: 'too-soon', seconds: 1 } });
      for (let sent = 1; sent < 5; sent += 1) {
        later(60);
        expect((await ask()).code).toBe(0);
      }
      later(60);
      expect(await ask()).toMatchObject({ code: codes.tooManyRequests, data: { reason: 'too-many' } });
      later(3600);
      expect((await ask()).code).toBe(0);
    });

    test('sends a one-time code to a number in any notation, but not to an incomplete number', async () => {
      const client = sandbox.client();
      const ask = (phone: string) => client.ask(user.sendCode, { phone });
      expect((await ask('+60123450002')).code).toBe(0);
      for (const same of ['(+60) 12-345 0002', '+60 (0)12–345–0002', '0060 60123450002', 'tel:+60-12-345-0002;ext=2'])
        expect(await ask(same)).toMatchObject({ code: codes.tooManyRequests, data: { reason: 'too-soon' } });
      for (const none of ['+60123450002 or +60123450003', '+60123450002 / 3', '+6012345000²'])
        expect((await ask(none)).code).toBe(codes.invalidRequest);
    });

    describe('limited by requester', () => {
      const from = (address: string) => ({ headers: { 'X-Forwarded-For': `1.2.3.4, ${address}` } });
      const tooMany = { code: codes.tooManyRequests, data: { reason: 'too-many' } };
      const guess = async (client: ReturnType<TestSandbox['client']>, phone: string, right: string) =>
        client.ask(user.register, { phone, code: right === '111111' ? '222222' : '111111' });

      test('does not lock a customer after wrong codes on another device', async () => {
        const [customer, stranger] = [sandbox.client(), sandbox.client()];
        const phone = '+6590000020';
        await stranger.call(user.sendCode, { phone });
        const theirs = await codeOf(phone);
        later(1);
        await customer.call(user.sendCode, { phone });
        const right = await codeOf(phone);
        for (let tried = 0; tried < 5; tried += 1) await guess(stranger, phone, theirs);
        const locked = { code: codes.tooManyRequests, data: { reason: 'locked' } };
        expect(await stranger.ask(user.register, { phone, code: right })).toMatchObject(locked);
        expect(await customer.ask(user.register, { phone, code: right })).toMatchObject({ code: 0 });
      });

      test('accepts a one-time code only on the device that requested it', async () => {
        const phone = '+6590000021';
        await sandbox.client().call(user.sendCode, { phone });
        const code = await codeOf(phone);
        expect(await sandbox.client().ask(user.register, { phone, code })).toMatchObject({
          code: codes.wrongCode,
          data: { reason: 'expired' },
        });
      });

      test('sends a device ten one-time codes an hour, for all numbers', async () => {
        const client = sandbox.client();
        const ask = (number: number) => client.ask(user.sendCode, { phone: `+65900001${10 + number}` });
        for (let number = 0; number < 10; number += 1) expect((await ask(number)).code).toBe(0);
        expect(await ask(10)).toMatchObject(tooMany);
        later(3600);
        expect((await ask(10)).code).toBe(0);
      });

      test('sends a network 30 one-time codes an hour, and three for one number', async () => {
        const ask = (phone: string, address: string) => sandbox.client().ask(user.sendCode, { phone }, from(address));
        for (let tried = 0; tried < 3; tried += 1) {
          expect((await ask('+6590000200', '203.0.113.7')).code).toBe(0);
          later(120);
        }
        expect(await ask('+6590000200', '203.0.113.7')).toMatchObject(tooMany);
        expect((await ask('+6590000200', '203.0.113.8')).code, 'a customer in another network').toBe(0);
        for (let number = 0; number < 27; number += 1)
          expect((await ask(`+65900002${10 + number}`, '203.0.113.7')).code).toBe(0);
        expect(await ask('+6590000299', '203.0.113.7')).toMatchObject(tooMany);
        expect((await ask('+6590000299', '127.0.0.1')).code, 'the loopback address has no limit').toBe(0);
      });

      test('counts the addresses of one household as one network', async () => {
        const phone = '+6590000023';
        const ask = (end: string) => sandbox.client().ask(user.sendCode, { phone }, from(`2001:db8:1:2:${end}`));
        for (const end of [':1', ':2', 'a:b:c:d']) {
          expect((await ask(end)).code).toBe(0);
          later(120);
        }
        expect(await ask('ffff::1')).toMatchObject(tooMany);
      });

      /** Requests codes for a number from new devices and networks for an hour, as often as the server allows. Returns how many were sent. */
      async function attack(phone: string) {
        let sent = 0;
        for (let minute = 0; minute < 60; minute += 1) {
          for (let device = 0; device < 5; device += 1) {
            const address = `198.51.${minute}.${device}`;
            if ((await sandbox.client().ask(user.sendCode, { phone }, from(address))).code === 0) sent += 1;
          }
          later(60);
        }
        later(-60);
        return sent;
      }

      test('sends a code to a device with an earlier login despite requests of others', async () => {
        const phone = '+6590000022';
        const [customer, other] = [sandbox.client(), sandbox.client()];
        await customer.signIn(phone, codeOf);
        await other.call(user.sendCode, { phone: '+6590000024' });
        later(3600);
        expect(await attack(phone)).toBe(codeLimits.strangersPerHour);
        expect(await other.ask(user.sendCode, { phone }), 'a device that logged in with another number').toMatchObject(
          tooMany,
        );
        for (let sent = codeLimits.strangersPerHour; sent < codeLimits.numberPerHour; sent += 1) {
          expect((await customer.ask(user.sendCode, { phone })).code).toBe(0);
          later(60);
        }
        await customer.signIn(phone, codeOf);
        later(30 * 24 * 3600);
        await attack(phone);
        expect((await customer.ask(user.sendCode, { phone })).code, 'weeks after the login').toBe(0);
        later(3600);
      });

      test('delays the code for a third new device, and twice as long for each further one', async () => {
        const phone = '+6590000025';
        const ask = (device: number) => sandbox.client().ask(user.sendCode, { phone }, from(`198.51.100.${device}`));
        for (const device of [1, 2]) expect((await ask(device)).code).toBe(0);
        for (const [device, minutes] of [
          [3, 1],
          [4, 2],
          [5, 4],
          [6, 8],
        ] as const) {
          expect(await ask(device)).toMatchObject({ ...tooMany, data: { seconds: minutes * 60 } });
          later(minutes * 60);
          expect((await ask(device)).code).toBe(0);
        }
        expect(await ask(7)).toMatchObject(tooMany);
      });

      test('refuses codes to new devices after many requests from two networks', async () => {
        const phone = '+6590000027';
        const known = sandbox.client();
        await known.signIn(phone, codeOf);
        const ask = (network: number) => sandbox.client().ask(user.sendCode, { phone }, from(`198.51.${network}.1`));
        for (const [network, minutesBefore] of [
          [1, 0],
          [2, 0],
          [1, 1],
          [2, 2],
          [1, 4],
          [2, 8],
        ] as const) {
          later(minutesBefore * 60);
          expect((await ask(network)).code).toBe(0);
        }
        expect(await ask(3)).toMatchObject({ ...tooMany, data: { seconds: 45 * 60 } });
        for (let sent = codeLimits.strangersPerHour + 1; sent < codeLimits.numberPerHour; sent += 1) {
          expect((await known.ask(user.sendCode, { phone })).code, 'the reserved codes').toBe(0);
          later(60);
        }
        later(42 * 60 - 1);
        expect((await ask(3)).code).toBe(codes.tooManyRequests);
        later(1);
        expect((await ask(3)).code).toBe(0);
      });

      test('sends a code to a new device while another network exceeds its limit', async () => {
        const phone = '+6590000026';
        for (let tried = 0; tried < 20; tried += 1) {
          await sandbox.client().ask(user.sendCode, { phone }, from('198.51.100.1'));
          later(30);
        }
        expect((await sandbox.client().ask(user.sendCode, { phone }, from('203.0.113.9'))).code).toBe(0);
      });
    });

    test('locks the requester for 15 minutes after five wrong one-time codes', async () => {
      const client = sandbox.client();
      const phone = '+6590000003';
      await client.call(user.sendCode, { phone });
      const right = await codeOf(phone);
      const wrong = right === '111111' ? '222222' : '111111';
      for (const left of [4, 3, 2, 1, 0])
        expect(await client.ask(user.register, { phone, code: wrong })).toMatchObject({
          code: codes.wrongCode,
          data: { reason: 'wrong', left },
        });
      expect(await client.ask(user.register, { phone, code: right })).toMatchObject({
        code: codes.tooManyRequests,
        data: { reason: 'locked' },
      });
      later(15 * 60);
      expect((await client.ask(user.sendCode, { phone })).code).toBe(0);
    });

    test('accepts a one-time code once, for five minutes, unless it is 000000', async () => {
      const client = sandbox.client();
      const phone = '+6590000004';
      await client.call(user.sendCode, { phone });
      expect((await client.ask(user.register, { phone, code: '000000' })).code).toBe(codes.wrongCode);
      const code = await codeOf(phone);
      later(301);
      expect((await client.ask(user.register, { phone, code })).data).toEqual({ reason: 'expired' });
      await client.call(user.sendCode, { phone });
      const fresh = await codeOf(phone);
      await client.call(user.register, { phone, code: fresh });
      expect((await client.ask(user.register, { phone, code: fresh })).code).toBe(codes.wrongCode);
    });

    test.each(['12345', '+65 1234 5678', '', '+65'])(
      'refuses to send a one-time code to the invalid number "%s"',
      async (phone) => {
        expect(await sandbox.client().ask(user.sendCode, { phone })).toMatchObject({
          code: codes.invalidRequest,
          data: { path: 'phone' },
        });
      },
    );
  });

  describe('the login code', () => {
    const loginCodeFor = async (client: ReturnType<TestSandbox['client']>, phone: string) => {
      await client.call(user.sendCode, { phone });
      return (await client.call(user.register, { phone, code: await codeOf(phone) })).loginCode;
    };

    test('accepts a login code once, for 60 seconds, on the device that requested it', async () => {
      const client = sandbox.client();
      const loginCode = await loginCodeFor(client, '+6590000005');
      expect((await sandbox.client().ask(user.exchangeLoginCode, { loginCode })).code).toBe(codes.wrongCode);
      expect((await client.ask(user.exchangeLoginCode, { loginCode })).code).toBe(0);
      expect((await client.ask(user.exchangeLoginCode, { loginCode })).code).toBe(codes.wrongCode);
      const late = await loginCodeFor(client, '+6590000006');
      later(60);
      expect((await client.ask(user.exchangeLoginCode, { loginCode: late })).code).toBe(codes.wrongCode);
    });

    const handedOut = async (userId: string) =>
      (await sandbox.api<{ loginCode: string }>('POST', '/login-code', { userId })).loginCode;

    test('F02 returns the masked number of a login code, which remains valid after reading', async () => {
      const { userId } = await sandbox.customer('+6590001234');
      const loginCode = await handedOut(userId);
      const reader = sandbox.client();
      expect(await reader.call(user.readLoginCode, { loginCode })).toEqual({ userId, phoneNumber: '+65 •••• 1234' });
      expect(await reader.call(user.readLoginCode, { loginCode })).toEqual({ userId, phoneNumber: '+65 •••• 1234' });
      expect((await reader.call(user.exchangeLoginCode, { loginCode })).userId).toBe(userId);
      expect((await reader.ask(user.readLoginCode, { loginCode })).code).toBe(codes.wrongCode);
    });

    test('F02 accepts a login code for five minutes after reading, on the same device', async () => {
      const { userId } = await sandbox.customer('+6590001235');
      const loginCode = await handedOut(userId);
      const reader = sandbox.client();
      later(59);
      await reader.call(user.readLoginCode, { loginCode });
      later(100);
      await reader.call(user.readLoginCode, { loginCode });
      expect((await sandbox.client().ask(user.exchangeLoginCode, { loginCode })).code).toBe(codes.wrongCode);
      later(199);
      expect(
        (await reader.ask(user.readLoginCode, { loginCode })).code,
        'another reading does not extend the code',
      ).toBe(0);
      later(1);
      expect((await reader.ask(user.exchangeLoginCode, { loginCode })).code).toBe(codes.wrongCode);
    });

    test('F50 returns the same token if the exchange of a login code is retried', async () => {
      const client = sandbox.client();
      const loginCode = await loginCodeFor(client, '+6590000007');
      const operation = { headers: { 'X-Trans-Id': 'exchange-1' } };
      const first = await client.call(user.exchangeLoginCode, { loginCode }, operation);
      expect(await client.call(user.exchangeLoginCode, { loginCode }, operation)).toEqual(first);
    });
  });

  describe('ERR-02 the login', () => {
    test('refuses a login with a wrong token, after logout, after a week, and on another device', async () => {
      const expired = { code: loginExpiredCode };
      expect(await sandbox.client().ask(user.getCurrentUser, {})).toMatchObject(expired);
      const stranger = Object.assign(sandbox.client(), { token: 'made-up', userId: 'nobody' });
      expect(await stranger.ask(user.getCurrentUser, {})).toMatchObject(expired);

      const customer = await sandbox.customer('+6590000008');
      const thief = Object.assign(sandbox.client(), { token: customer.token, userId: customer.userId });
      expect(await thief.ask(user.getCurrentUser, {})).toMatchObject(expired);
      await customer.call(user.logout, {});
      expect(await customer.ask(user.getCurrentUser, {})).toMatchObject(expired);

      later(61);
      const again = await sandbox.customer('+6590000008');
      later(7 * 24 * 3600);
      expect(await again.ask(user.getCurrentUser, {})).toMatchObject(expired);
    });

    const week = 7 * 24;
    const each23Hours = ['23:00', '46:00', '69:00', '92:00', '115:00', '138:00', '161:00'];
    test.each([
      { calls: [], at: '23:59', lives: true },
      { calls: [], at: '24:00', lives: false },
      { calls: [], at: '24:01', lives: false },
      { calls: ['0:59'], at: '23:59', lives: true },
      { calls: ['0:59'], at: '24:00', lives: false },
      { calls: ['1:00'], at: '24:59', lives: true },
      { calls: ['1:00'], at: '25:00', lives: false },
      { calls: each23Hours, at: `${week - 1}:59`, lives: true },
      { calls: each23Hours, at: `${week}:00`, lives: false },
    ])('accepts a login at $at after calls at $calls: $lives', async ({ calls, at, lives }) => {
      const customer = await sandbox.customer();
      const began = now;
      const answerAt = (time: string) => {
        const [hours = 0, minutes = 0] = time.split(':').map(Number);
        now = began + (hours * 60 + minutes) * 60_000;
        return customer.ask(user.getCurrentUser, {});
      };
      for (const time of calls) expect((await answerAt(time)).code).toBe(0);
      expect((await answerAt(at)).code).toBe(lives ? 0 : loginExpiredCode);
    });

    test('a call from another device does not extend a login', async () => {
      const customer = await sandbox.customer();
      later(23 * 3600);
      const thief = Object.assign(sandbox.client(), { token: customer.token, userId: customer.userId });
      expect((await thief.ask(user.getCurrentUser, {})).code).toBe(loginExpiredCode);
      expect((await thief.ask(user.sendCode, { phone: '+6590000010' })).code, 'a public call').toBe(0);
      later(3600);
      expect((await customer.ask(user.getCurrentUser, {})).code).toBe(loginExpiredCode);
    });

    test('ends the login only on the device of the logout', async () => {
      const one = await sandbox.customer();
      later(61);
      const other = await sandbox.customer(one.phone);
      expect(other.userId).toBe(one.userId);
      await one.call(user.logout, {});
      expect((await one.ask(user.getCurrentUser, {})).code).toBe(loginExpiredCode);
      expect((await other.ask(user.getCurrentUser, {})).code).toBe(0);
    });

    test('accepts public calls with an invalid token', async () => {
      const stranger = Object.assign(sandbox.client(), { token: 'made-up', userId: 'nobody' });
      expect((await stranger.ask(user.sendCode, { phone: '+6590000009' })).code).toBe(0);
    });
  });
});
