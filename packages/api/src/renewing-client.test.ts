import { describe, expect, test, vi } from 'vitest';
import type { Client } from './client/client.ts';
import { CallError, LoginExpiredError } from './errors.ts';
import { renewingClient } from './renewing-client.ts';

const details = { call: 'saveStep', code: 300_101, messageKey: 'loginExpired', retryable: false } as const;
const call = { name: 'saveStep' } as Parameters<Client['call']>[0];

/** A server that knows one token, and a session whose login it may have forgotten. */
function standing({ renews = true } = {}) {
  let token: string | undefined = 'old';
  let generation = 1;
  let valid = 'new';
  const operations: (string | undefined)[] = [];
  const client: Client = {
    async call(_call, _request, options) {
      operations.push(options?.operationId);
      const before = generation;
      await Promise.resolve();
      if (token === valid) return 'done' as never;
      if (before !== generation) throw new CallError({ ...details, code: 'SESSION_CHANGED' });
      token = undefined;
      throw new LoginExpiredError(details);
    },
    file: async () => new Blob(['done']),
  };
  const renew = vi.fn<() => Promise<void>>(async () => {
    if (!renews) throw new TypeError('no login');
    token = 'new';
    generation += 1;
  });
  const renewing = renewingClient(client, { session: { token: () => token, generation: () => generation }, renew });
  return { renewing, renew, operations, forget: () => (valid = 'newer') };
}

describe('ERR-02 a login that has expired', () => {
  test('is renewed once for all calls that found out, and each is made once more as the same operation', async () => {
    const { renewing, renew, operations } = standing();
    const ask = (operationId: string) => renewing.call(call, {}, { operationId });
    await expect(Promise.all([ask('a'), ask('b')])).resolves.toEqual(['done', 'done']);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(operations.filter((one) => one === 'a')).toHaveLength(2);
    expect(operations).toHaveLength(4);
  });

  test('is not renewed again by a call that was on its way meanwhile', async () => {
    let [token, generation] = ['old' as string | undefined, 1];
    const late = Promise.withResolvers<void>();
    const client: Client = {
      async call(_call, _request, options) {
        const [sentWith, of] = [token, generation];
        if (options?.operationId === 'late' && sentWith === 'old') await late.promise;
        if (sentWith === 'new') return 'done' as never;
        if (of !== generation) throw new CallError({ ...details, code: 'SESSION_CHANGED' });
        token = undefined;
        throw new LoginExpiredError(details);
      },
      file: async () => new Blob(),
    };
    const renew = vi.fn<() => Promise<void>>(async () => {
      token = 'new';
      generation += 1;
    });
    const renewing = renewingClient(client, { session: { token: () => token, generation: () => generation }, renew });
    const slow = renewing.call(call, {}, { operationId: 'late' });
    await renewing.call(call, {}, { operationId: 'quick' });
    late.resolve();
    await expect(slow).resolves.toBe('done');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('that expires at once again reaches the caller', async () => {
    const { renewing, renew, forget } = standing();
    forget();
    await expect(renewing.call(call, {})).rejects.toBeInstanceOf(LoginExpiredError);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('without a next one fails with what says so, and the next call asks again', async () => {
    const { renewing, renew } = standing({ renews: false });
    await expect(renewing.call(call, {})).rejects.toThrow('no login');
    await expect(renewing.call(call, {})).rejects.toThrow('no login');
    expect(renew).toHaveBeenCalledTimes(2);
  });
});
