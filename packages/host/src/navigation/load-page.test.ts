import type { Flow } from '@quayside/flow/define-flow';
import { Store } from '@quayside/platform/internals/store';
import { createFakeTimers } from '@quayside/platform/testing/fake-timers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Host, SessionState, SignedIn } from '../host-context.ts';
import { loadPage, loginLimit, type PageRequest } from './load-page.ts';
import type { HostRoute } from './route-table/route-table.ts';

const never = () => new Promise<never>(() => undefined);
const signedIn = {} as SignedIn;
const home: HostRoute = { path: '/', name: 'home', auth: false, screen: never };

type Over = Partial<Pick<Host, 'login' | 'guardFlow'>> & {
  readonly route?: Partial<HostRoute>;
  readonly session?: SessionState;
  readonly timers?: PageRequest['timers'];
  readonly from?: HostRoute | undefined;
};

/** Loads /sg-choose from home. Returns the result and the names of the calls, in order. */
function load({ route, session = { status: 'signed-out' }, timers, login, guardFlow, ...over }: Over = {}) {
  const calls: string[] = [];
  const screen = async () => ({ default: () => null });
  const found: HostRoute = { path: '/sg-choose', name: 'sgChoose', screen, ...route };
  const sessions = new Store<SessionState>(session);
  const host = {
    sessions,
    routes: { find: (path: string) => (path === found.path ? found : undefined) },
    texts: { load: async () => undefined },
    login: () => {
      calls.push('login');
      return login?.() ?? Promise.resolve(signedIn);
    },
    guardFlow: async (...request: Parameters<Host['guardFlow']>) => {
      calls.push('guard of the flow');
      return guardFlow?.(...request);
    },
    storeUnsaved: async () => 'device',
    setServiceButton: (shown: boolean) => calls.push(`service ${shown}`),
    log: (what: string) => calls.push(`log ${what}`),
  } as unknown as PageRequest['host'];
  const result = loadPage({
    host,
    history: { reloadOnce: () => false },
    location: { pathname: found.path, search: '', hash: '', key: '', state: null, mask: undefined },
    from: 'from' in over ? over.from : home,
    signal: new AbortController().signal,
    failedBefore: false,
    setTitle: ({ name }) => calls.push(`title ${name}`),
    mask: () => {
      calls.push('mask');
      return () => calls.push('unmask');
    },
    ...(timers ? { timers } : {}),
  });
  return { result, calls, sessions };
}

const opening = { name: 'opening' } as Flow;

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

describe('loadPage', () => {
  test('NAV-01 loadPage runs mask, title, service button, login and guard in this order', async () => {
    const { result, calls } = load({ route: { flow: opening } });
    expect(await result).toMatchObject({ type: 'page', route: { path: '/sg-choose' } });
    expect(calls).toEqual(['mask', 'title sgChoose', 'service true', 'login', 'guard of the flow']);
  });

  test.each([
    [false, false],
    [true, true],
    [undefined, true],
  ])('NAV-04 a route with `auth: %s` requires a login: %s', async (auth, requires) => {
    const { result, calls } = load({ route: auth === undefined ? {} : { auth } });
    await result;
    expect(calls.includes('login')).toBe(requires);
  });

  test('NAV-03 loadPage hides the service button on a capture screen', async () => {
    const { result, calls } = load({ route: { cs: false } });
    await result;
    expect(calls).toContain('service false');
  });

  test('NAV-01 NAV-04 F06 loadPage logs a refused login, stops the navigation and closes the mask', async () => {
    const { result, calls } = load({ route: { flow: opening }, login: () => Promise.reject(new Error('refused')) });
    expect(await result).toMatchObject({ type: 'failed', kind: 'refused' });
    expect(calls.slice(-2)).toEqual(['log login', 'unmask']);
    expect(calls).not.toContain('guard of the flow');
  });

  test('F02 a login that waits for the customer’s answer has no time limit', async () => {
    let answer = () => {};
    const timers = createFakeTimers();
    const login = () => new Promise<SignedIn>((resolve) => (answer = () => resolve(signedIn)));
    const session = { status: 'confirm-link', phoneNumber: '', replaces: false, answer: () => undefined } as const;
    const { result, calls } = load({ login, timers, session });
    for (let waited = 0; waited < 4; waited += 1) {
      timers.advance(loginLimit);
      await new Promise((resolve) => setImmediate(resolve));
    }
    answer();
    expect((await result).type).toBe('page');
    expect(calls).not.toContain('log login');
  });

  test('F06 loadPage fails if the login takes 15 s, and closes the mask', async () => {
    const timers = createFakeTimers();
    const { result, calls } = load({ login: never, timers });
    timers.advance(loginLimit - 1);
    expect(calls).not.toContain('unmask');
    timers.advance(1);
    expect(await result).toMatchObject({ type: 'failed', kind: 'refused' });
    expect(calls).toContain('unmask');
    expect(loginLimit).toBe(15_000);
    expect(timers.waiting()).toBe(0);
  });

  test('loadPage closes the mask after 15 s, and still returns a screen that loads later', async () => {
    const timers = createFakeTimers();
    const { promise, resolve } = Promise.withResolvers<{ default: () => null }>();
    const { result, calls } = load({ route: { auth: false, screen: () => promise }, timers });
    timers.advance(loginLimit);
    expect(calls.at(-1)).toBe('unmask');
    resolve({ default: () => null });
    expect((await result).type).toBe('page');
  });

  test('NAV-01 loadPage closes the mask if a screen fails to load', async () => {
    const { result, calls } = load({ route: { auth: false, screen: () => Promise.reject(new Error('gone')) } });
    expect((await result).type).toBe('failed');
    expect(calls.at(-1)).toBe('unmask');
  });

  test('loadPage reports a login that failed at the start of the session, without another attempt', async () => {
    const error = new Error('used code');
    const { result, calls } = load({ session: { status: 'login-failed', error }, from: undefined });
    expect(await result).toMatchObject({ type: 'failed', kind: 'refused', error });
    expect(calls).not.toContain('login');
  });
});
