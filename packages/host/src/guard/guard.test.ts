import { describe, expect, test } from 'vitest';
import { type GuardActions, guardNavigation } from './guard.ts';

const never = () => new Promise<void>(() => undefined);
const atOnce = { setTimeout: (run: () => void) => queueMicrotask(run), clearTimeout: () => undefined };

function record(login: () => Promise<void> = async () => undefined) {
  const calls: string[] = [];
  const actions: GuardActions = {
    mask: () => {
      calls.push('mask');
      return () => calls.push('unmask');
    },
    setTitle: (name) => calls.push(`title ${name}`),
    setServiceButton: (shown) => calls.push(`service ${shown}`),
    login: () => {
      calls.push('login');
      return login();
    },
    log: (what) => calls.push(`log ${what}`),
  };
  return { calls, actions };
}

describe('before a navigation', () => {
  test('NAV-01 mask, title, service button and login come in this order, and the mask closes', async () => {
    const { calls, actions } = record();
    expect(await guardNavigation({ name: 'sgChoose' }, actions)).toBe('allowed');
    expect(calls).toEqual(['mask', 'title sgChoose', 'service true', 'login', 'unmask']);
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
    const { calls, actions } = record(() => Promise.reject(new Error('refused')));
    expect(await guardNavigation({ name: 'x' }, actions)).toBe('refused');
    expect(calls.slice(-2)).toEqual(['log login', 'unmask']);
  });

  test('F06 a login that never answers ends in time', async () => {
    const { calls, actions } = record(never);
    expect(await guardNavigation({ name: 'x' }, actions, atOnce)).toBe('refused');
    expect(calls.at(-1)).toBe('unmask');
  });
});
