import { fakeTimers } from '@quayside/platform/fake-timers';
import { describe, expect, test } from 'vitest';
import { type GuardActions, guardNavigation, loginLimit } from './guard.ts';

const never = () => new Promise<void>(() => undefined);

function record(over: Partial<Pick<GuardActions, 'login' | 'asks' | 'arrive'>> = {}) {
  const calls: string[] = [];
  const actions: GuardActions = {
    mask: () => {
      calls.push('mask');
      let state: 'open' | 'closed' = 'open';
      return () => {
        if (state === 'open') calls.push('unmask');
        state = 'closed';
      };
    },
    setTitle: (name) => calls.push(`title ${name}`),
    setServiceButton: (shown) => calls.push(`service ${shown}`),
    login: () => {
      calls.push('login');
      return over.login?.() ?? Promise.resolve();
    },
    asks: () => over.asks?.() ?? false,
    arrive: () => {
      calls.push('arrive');
      return over.arrive?.() ?? Promise.resolve();
    },
    log: (what) => calls.push(`log ${what}`),
  };
  return { calls, actions };
}

describe('before a navigation', () => {
  test('NAV-01 mask, title, service button and login come in this order, and the mask stays for the caller to close with the new screen', async () => {
    const { calls, actions } = record();
    expect(await guardNavigation({ name: 'sgChoose' }, actions)).toBe('allowed');
    expect(calls).toEqual(['mask', 'title sgChoose', 'service true', 'login', 'arrive']);
  });

  test.each([
    [false, false],
    [true, true],
    [undefined, true],
  ])('NAV-04 auth %s runs the login: %s', async (auth, runs) => {
    const { calls, actions } = record();
    await guardNavigation(auth === undefined ? { name: 'x' } : { name: 'x', auth }, actions);
    expect(calls.includes('login')).toBe(runs);
  });

  test('NAV-03 a capture screen hides the service button', async () => {
    const { calls, actions } = record();
    await guardNavigation({ name: 'sgFaceH5', cs: false }, actions);
    expect(calls).toContain('service false');
  });

  test('NAV-01 NAV-04 F06 a refused login is logged, does not go on, and leaves no mask', async () => {
    const { calls, actions } = record({ login: () => Promise.reject(new Error('refused')) });
    expect(await guardNavigation({ name: 'x' }, actions)).toBe('refused');
    expect(calls.slice(-2)).toEqual(['log login', 'unmask']);
    expect(calls).not.toContain('arrive');
  });

  test('F02 a login that asks the customer waits for the answer, however long it takes', async () => {
    let answer = () => {};
    const login = () => new Promise<void>((resolve) => (answer = resolve));
    const { calls, actions } = record({ login, asks: () => true });
    const timers = fakeTimers();
    const guarding = guardNavigation({ name: 'x' }, actions, timers);
    for (let waited = 0; waited < 4; waited += 1) {
      timers.advance(loginLimit);
      await new Promise((resolve) => setImmediate(resolve));
    }
    answer();
    expect(await guarding).toBe('allowed');
    expect(calls).not.toContain('log login');
  });

  test('F06 a login that never answers ends after 15 s, and takes its mask with it', async () => {
    const { calls, actions } = record({ login: never });
    const timers = fakeTimers();
    const guarding = guardNavigation({ name: 'x' }, actions, timers);
    timers.advance(loginLimit - 1);
    expect(calls).not.toContain('unmask');
    timers.advance(1);
    expect(await guarding).toBe('refused');
    expect(calls).toContain('unmask');
    expect(loginLimit).toBe(15_000);
    expect(timers.waiting()).toBe(0);
  });

  test('a screen that takes longer than that is waited for without a mask', async () => {
    const { calls, actions } = record({ arrive: never });
    const timers = fakeTimers();
    void guardNavigation({ name: 'x', auth: false }, actions, timers);
    timers.advance(loginLimit);
    expect(calls.at(-1)).toBe('unmask');
  });

  test('NAV-01 a screen that cannot be loaded leaves no mask', async () => {
    const failure = new Error('gone');
    const { calls, actions } = record({ arrive: () => Promise.reject(failure) });
    await expect(guardNavigation({ name: 'x', auth: false }, actions)).rejects.toBe(failure);
    expect(calls.at(-1)).toBe('unmask');
  });
});
