import { discardApplication, getApplication, saveStep, submitApplication } from '@quayside/contract/calls/opening';
import { exchangeLoginCode, getCurrentUser, logout, readLoginCode } from '@quayside/contract/calls/user';
import { codes, loginExpiredCode } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';
import { ApplicationDriver } from '../kit/application-driver.ts';
import type { Check } from '../kit/check.ts';
import { expectSame, expectThat } from '../kit/mismatch.ts';
import { signHeaders } from '../kit/sign.ts';

const MINUTE = 60_000;

/** Checks of the profile `core` that concern logins, clocks, replays, signatures and access. */
export const loginChecks: readonly Check[] = [
  {
    id: 'core.login-missing',
    title: 'Returns 300101 to a call that needs a login',
    reliesOn: 'The client clears its token and asks for a login. With any other code, the customer cannot continue.',
    section: 'logins',
    needs: [],
    async run(kit) {
      await kit.visitor().refused(getCurrentUser, {}, loginExpiredCode);
      const stranger = Object.assign(kit.visitor(), { token: randomId(), userId: randomId() });
      await stranger.refused(getCurrentUser, {}, loginExpiredCode);
    },
  },
  {
    id: 'core.login-other-device',
    title: 'Accepts a token only from the device of its login',
    reliesOn: 'A token that leaks in a URL is useless.',
    section: 'logins',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      await customer.refused(getCurrentUser, {}, loginExpiredCode, { 'X-Dev-Id': randomId() });
      await customer.refused(getCurrentUser, {}, loginExpiredCode, { 'X-Uid': randomId() });
    },
  },
  {
    id: 'core.login-code-once',
    title: 'Accepts a login code once, within 60 seconds',
    reliesOn: 'The code is in a URL, which browsers store.',
    section: 'logins',
    needs: ['customer', 'clock'],
    async run(kit) {
      const { loginCode } = await kit.test.customer();
      const device = kit.visitor();
      await device.call(exchangeLoginCode, { loginCode });
      await device.refused(exchangeLoginCode, { loginCode }, codes.wrongCode);
      const late = await kit.test.customer();
      await kit.later(61_000, () =>
        kit.visitor().refused(exchangeLoginCode, { loginCode: late.loginCode }, codes.wrongCode),
      );
    },
  },
  {
    id: 'core.login-code-read',
    title: 'Reading a login code masks the phone number, binds the code to the device and does not use it up',
    reliesOn: 'The client asks “Continue as …?” before it signs in.',
    section: 'logins',
    needs: ['customer'],
    async run(kit) {
      const { loginCode, userId } = await kit.test.customer();
      const device = kit.visitor();
      const read = await device.call(readLoginCode, { loginCode });
      expectSame('the response has the user id', read.userId, userId, kit.line.last);
      expectThat(
        'the number is masked',
        /[*•]/.test(read.phoneNumber) && !/\d{6}/.test(read.phoneNumber.replaceAll(' ', '')),
        {
          expected: 'a number like +65 •••• 1234',
          actual: read.phoneNumber,
          exchange: kit.line.last,
        },
      );
      await kit.visitor().refused(exchangeLoginCode, { loginCode }, codes.wrongCode);
      await device.call(exchangeLoginCode, { loginCode });
    },
  },
  {
    id: 'core.logout',
    title: 'A logout ends the token',
    reliesOn: 'A customer who signs out on a shared phone is signed out.',
    section: 'logins',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      await customer.call(logout, {});
      await customer.refused(getCurrentUser, {}, loginExpiredCode);
    },
  },
  {
    id: 'core.sessions-ended',
    title: 'Returns 300101 after the server ends a login',
    reliesOn: 'The client stores unsaved answers and asks for a new login.',
    section: 'logins',
    needs: ['customer', 'end-sessions'],
    async run(kit) {
      const customer = await kit.customer();
      await kit.test.endSessions(customer.userId);
      await customer.refused(getCurrentUser, {}, loginExpiredCode);
    },
  },
  {
    id: 'core.clock-skew',
    title: 'Allows X-Time to differ by five minutes, and refuses more with 310011 clock-skew',
    reliesOn: 'The client then corrects its clock and retries.',
    section: 'clocks',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      const at = (ms: number) => ({ 'X-Time': String(customer.now().getTime() + ms) });
      await customer.call(getCurrentUser, {}, at(-4 * MINUTE));
      await customer.call(getCurrentUser, {}, at(4 * MINUTE));
      for (const ms of [-6 * MINUTE, 6 * MINUTE]) {
        const { reason } = await customer.refused(getCurrentUser, {}, codes.signatureRejected, at(ms));
        expectSame('data.reason', reason, 'clock-skew', kit.line.last);
      }
    },
  },
  {
    id: 'core.replay',
    title: 'Refuses an exact repetition of a request with 310011 replay',
    reliesOn: 'A recorded request must have no effect. A retry has a new X-Request-Id.',
    section: 'replays',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      const headers = customer.headers();
      await customer.call(getCurrentUser, {}, headers);
      const { reason } = await customer.refused(getCurrentUser, {}, codes.signatureRejected, headers);
      expectSame('data.reason', reason, 'replay', kit.line.last);
      await customer.call(getCurrentUser, {}, { ...headers, 'X-Request-Id': randomId() });
    },
  },
  {
    id: 'core.token-header',
    title: 'Outside the app, X-Token must be the token of the login',
    reliesOn: 'A request with two logins is ambiguous.',
    section: 'signatures',
    needs: ['customer'],
    async run(kit) {
      const customer = await kit.customer();
      const { reason } = await customer.refused(getCurrentUser, {}, codes.signatureRejected, { 'X-Token': randomId() });
      expectSame('data.reason', reason, 'signature', kit.line.last);
    },
  },
  {
    id: 'core.signature',
    title: 'Requires signatures of the app from version 1.7.0, and refuses changed headers',
    reliesOn: 'Nobody can change the user, language, app or time of a request in transit.',
    section: 'signatures',
    needs: ['customer', 'app-secret'],
    async run(kit) {
      const customer = await kit.customer();
      const { appSecret = '' } = kit.test;
      const signed = (instead: Record<string, string> = {}) => {
        const headers = { ...customer.headers(), 'X-Dt': 't1', 'X-Ver': '1.7.0', ...instead };
        return { ...headers, 'X-Token': signHeaders(headers, customer.token, appSecret) };
      };
      await customer.call(getCurrentUser, {}, signed());
      await customer.call(getCurrentUser, {}, { ...customer.headers(), 'X-Dt': 't1', 'X-Ver': '1.6.9' });
      const changes: readonly Record<string, string>[] = [
        { 'X-Lang': '4' },
        { 'X-Type': '1' },
        { 'X-Net-Type': 'wifi' },
        { 'X-Trans-Id': randomId() },
        { 'X-Token': customer.token },
      ];
      for (const changed of changes) {
        const { reason } = await customer.refused(getCurrentUser, {}, codes.signatureRejected, {
          ...signed(),
          ...changed,
        });
        expectSame(`data.reason with another ${Object.keys(changed)[0]}`, reason, 'signature', kit.line.last);
      }
    },
  },
  {
    id: 'core.other-user',
    title: 'Returns 310002 for data of another customer',
    reliesOn: 'A leaked id gives no access, and does not confirm that the data exist.',
    section: 'access',
    needs: ['customer'],
    async run(kit) {
      const opening = await ApplicationDriver.start(await kit.customer());
      await opening.save('choose', { route: 'manual' });
      const other = await kit.customer();
      const { id: applicationId, revision } = opening.application;
      const answers = { route: 'digital-id' };
      await other.refused(saveStep, { applicationId, step: 'choose', answers, revision: revision + 9 }, codes.notFound);
      await other.refused(submitApplication, { applicationId, revision }, codes.notFound);
      await other.refused(discardApplication, { applicationId }, codes.notFound);
      await other.refused(discardApplication, { applicationId: randomId() }, codes.notFound);
      expectSame(
        'they have no application',
        await other.call(getApplication, { flow: 'opening' }),
        null,
        kit.line.last,
      );
      const reloaded = await opening.reload();
      expectSame('the answers are unchanged', reloaded.answers, { choose: { route: 'manual' } }, kit.line.last);
    },
  },
];
