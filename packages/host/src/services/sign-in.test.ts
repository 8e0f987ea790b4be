import { createClient } from '@quayside/api/client';
import { fetchAdapter } from '@quayside/api/internals/fetch-adapter';
import { registrationUrl } from '@quayside/api/internals/login';
import { createSession } from '@quayside/api/session';
import { createBridge } from '@quayside/bridge/bridge';
import { noTransport } from '@quayside/bridge/capture-transport';
import { createSimulator } from '@quayside/bridge/testing/simulator';
import { type LoginChallenge, startLogin } from '@quayside/platform/internals/login-challenge';
import { randomId } from '@quayside/platform/internals/random-id';
import { Store } from '@quayside/platform/internals/store';
import { createServerClock } from '@quayside/platform/server-clock';
import { createStorage, type StorageArea } from '@quayside/platform/storage';
import { createSandbox, openMemory, type Sandbox } from '@quayside/sandbox/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Host, SessionState } from '../host-context.ts';
import type { ClientServices } from './client-services.ts';
import { fetchToken } from './sign-in.ts';

const base = 'http://sandbox.test/';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ database: openMemory() });
});
afterAll(() => sandbox.close());

function area(): StorageArea & { readonly written: string[] } {
  const kept = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      written.push(key);
      kept.set(key, value);
    },
    removeItem(key) {
      written.push(key);
      kept.delete(key);
    },
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** Returns a page in a browser, or with a `bridge` in the native app. */
function open(bridge = createBridge(noTransport)) {
  const [local, tab] = [area(), area()];
  const storage = createStorage({ area: () => local, now: Date.now, prefix: '' });
  const begun = createStorage({ area: () => tab, now: Date.now, prefix: '' });
  const session = createSession({ storage });
  const deviceId = randomId();
  const clientFor = (of: typeof session) =>
    createClient({
      environment: {
        name: 'dev',
        storageBucket: 'dev',
        bases: { trading: base, business: base, log: base, analysis: base, sso: base },
      },
      session: of,
      deviceInfo: () => ({ version: '1.0.0', deviceType: 't4', deviceId, netType: '', language: 3, appType: 12 }),
      notify: { offline: () => undefined },
      clock: createServerClock(),
      adapter: fetchAdapter(sandbox.fetch),
    });
  const live = { session, begun, bridge, clientFor, client: clientFor(session), clock: createServerClock() };
  const host = { sessions: new Store<SessionState>({ status: 'starting' }), log: () => undefined };
  const asked: { readonly phoneNumber: string; readonly replaces: boolean; readonly written: readonly string[] }[] = [];
  const arrive = (parameters: Parameters<typeof fetchToken>[2], answer = false) => {
    const leave = host.sessions.subscribe(() => {
      const { state } = host.sessions;
      if (state.status !== 'confirm-link') return;
      asked.push({ phoneNumber: state.phoneNumber, replaces: state.replaces, written: [...local.written] });
      queueMicrotask(() => state.answer(answer));
    });
    return fetchToken(host as unknown as Host, live as unknown as ClientServices, parameters).finally(leave);
  };
  return { arrive, asked, session, begun, local, deviceId };
}

/** Creates a customer with a login code that no browser requested, as an attacker or an email could send. */
const customer = async () => {
  const { userId, phone, loginCode } = await sandbox.stage.customer({});
  return { userId, code: loginCode, masked: `+65 •••• ${phone.slice(-4)}` };
};

/** Registers on the page that `askForLogin` opens. Returns the parameters with which it redirects back. */
async function signUp(begun: LoginChallenge | undefined) {
  const address = registrationUrl({ href: `${base}acct/open-account/sg-choose`, langType: 3, begun });
  let [cookie, html] = ['', ''];
  const send = async (fields?: Record<string, string>) => {
    const formToken = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const form = fields && { method: 'POST', body: new URLSearchParams({ formToken, ...fields }) };
    const answer = await sandbox.fetch(new Request(address, { ...form, headers: { Cookie: cookie } }));
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    html = await answer.text();
    return answer;
  };
  const phone = '+6591230009';
  await send();
  await send({ action: 'send', phone });
  const code = /Development code: (\d{6})/.exec(html)?.[1] ?? '';
  const answer = await send({ action: 'check', phone, code });
  const given = new URLSearchParams(new URL(answer.headers.get('Location') ?? '').hash.slice(1));
  return Object.fromEntries(given);
}

describe('F02 the login code of a link', () => {
  test('while signed out, a link asks "Continue as …?", and stores nothing before the answer or after a refusal', async () => {
    const { code, masked } = await customer();
    const page = open();
    expect(await page.arrive({ code }, false)).toBe(false);
    expect(page.asked).toEqual([{ phoneNumber: masked, replaces: false, written: [] }]);
    expect(page.local.written).toEqual([]);
    expect(page.session.token()).toBeUndefined();
  });

  test('while signed out, a link signs in after a confirmation', async () => {
    const { code, userId } = await customer();
    const page = open();
    expect(await page.arrive({ code }, true)).toBe(true);
    expect(page.session.userId()).toBe(userId);
  });

  test.each([
    { answer: false, stays: 'first customer' },
    { answer: true, stays: 'customer of the link' },
  ])(
    'while signed in, a link asks before it replaces the login; after the answer $answer, the $stays is signed in',
    async ({ answer, stays }) => {
      const [victim, other] = [await customer(), await customer()];
      const page = open();
      await page.arrive({ code: victim.code }, true);
      const before = [...page.local.written];
      expect(await page.arrive({ code: other.code }, answer)).toBe(true);
      expect(page.asked.at(-1)).toEqual({ phoneNumber: other.masked, replaces: true, written: before });
      expect(page.session.userId()).toBe(stays === 'first customer' ? victim.userId : other.userId);
    },
  );

  test('while signed in, a link of the same customer is accepted without a question, and an invalid one is ignored', async () => {
    const { code, userId } = await customer();
    const page = open();
    await page.arrive({ code }, true);
    expect(await page.arrive({ code: await sandbox.stage.loginCode(userId) })).toBe(true);
    expect(await page.arrive({ code: 'used-or-expired' })).toBe(true);
    expect(page.asked).toHaveLength(1);
    expect(page.session.userId()).toBe(userId);
  });

  test('while signed out, an invalid link rejects, so that the page shows an error', async () => {
    await expect(open().arrive({ code: 'used-or-expired' })).rejects.toMatchObject({ name: 'CallError' });
  });

  test('in the native app, a link is ignored, and the app’s user is signed in without a confirmation', async () => {
    const { code } = await customer();
    const page = open(createBridge(createSimulator({ platform: 'android' }).transport));
    expect(await page.arrive({ code })).toBe(true);
    expect(page.asked).toEqual([]);
    expect(page.session.userId()).toBe('app-user-1');
  });
});

describe('F02 a login that a browser starts', () => {
  test('a login continues without a confirmation only in the browser that started it', async () => {
    const page = open();
    const begun = await startLogin(page.begun);
    const back = await signUp(begun);
    await expect(open().arrive(back), 'in another browser').rejects.toMatchObject({ name: 'CallError' });
    expect(await page.arrive(back)).toBe(true);
    expect(page.session.token()).toMatch(/^[\w-]{43}$/);
    expect(page.asked).toEqual([]);
  });

  test('a login with the state of another login needs a confirmation', async () => {
    const page = open();
    await startLogin(page.begun);
    const { code } = await customer();
    expect(await page.arrive({ code, state: 'guessed' }, false)).toBe(false);
    expect(page.asked).toHaveLength(1);
  });
});
