import { describe, expect, test, vi } from 'vitest';
import type { Client } from './client/client.ts';
import { CallError, LoginExpiredError } from './errors.ts';
import { createRenewingClient } from './renewing-client.ts';

const details = { call: 'saveStep', code: 300_101, messageKey: 'loginExpired', retryable: false } as const;
const call = { name: 'saveStep' } as Parameters<Client['call']>[0];

/** Returns a server that accepts one token, and a session whose login may have expired. */
function expiringLogin({ renews = true } = {}) {
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
    post: async () => 204,
  };
  const renew = vi.fn<() => Promise<void>>(async () => {
    if (!renews) throw new TypeError('no login');
    token = 'new';
    generation += 1;
  });
  const renewing = createRenewingClient(client, {
    session: { token: () => token, generation: () => generation },
    renew,
  });
  return { renewing, renew, operations, forget: () => (valid = 'newer') };
}

describe('ERR-02 a renewing client', () => {
  test('renews an expired login once for all failed calls, which repeat with their operation ids', async () => {
    const { renewing, renew, operations } = expiringLogin();
    const ask = (operationId: string) => renewing.call(call, {}, { operationId });
    await expect(Promise.all([ask('a'), ask('b')])).resolves.toEqual(['done', 'done']);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(operations.filter((one) => one === 'a')).toHaveLength(2);
    expect(operations).toHaveLength(4);
  });

  test('does not renew again for a call that was pending during the renewal', async () => {
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
      post: async () => 204,
    };
    const renew = vi.fn<() => Promise<void>>(async () => {
      token = 'new';
      generation += 1;
    });
    const renewing = createRenewingClient(client, {
      session: { token: () => token, generation: () => generation },
      renew,
    });
    const slow = renewing.call(call, {}, { operationId: 'late' });
    await renewing.call(call, {}, { operationId: 'quick' });
    late.resolve();
    await expect(slow).resolves.toBe('done');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('rejects the call if the renewed login expires as well', async () => {
    const { renewing, renew, forget } = expiringLogin();
    forget();
    await expect(renewing.call(call, {})).rejects.toBeInstanceOf(LoginExpiredError);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('rejects the call if the renewal fails, and the next call retries it', async () => {
    const { renewing, renew } = expiringLogin({ renews: false });
    await expect(renewing.call(call, {})).rejects.toThrow('no login');
    await expect(renewing.call(call, {})).rejects.toThrow('no login');
    expect(renew).toHaveBeenCalledTimes(2);
  });
});

describe('ERR-02 renewal', () => {
  type State = { token: string | undefined; generation: number };
  /** Returns a client whose first call runs `meanwhile`, and then fails with `error`. */
  function failingOnce(error: Error, meanwhile: (state: State) => void = () => undefined) {
    const state: State = { token: 'old', generation: 1 };
    let [calls, files] = [0, 0];
    const renew = vi.fn<() => Promise<void>>(async () => {
      state.token = 'new';
      state.generation += 1;
    });
    const first = () => {
      meanwhile(state);
      throw error;
    };
    const client: Client = {
      call: async () => ((calls += 1) === 1 ? first() : ('done' as never)),
      file: async () => ((files += 1) === 1 ? first() : new Blob(['done'])),
      post: async () => 204,
    };
    const session = { token: () => state.token, generation: () => state.generation };
    return { renewing: createRenewingClient(client, { session, renew }), renew };
  }
  const expired = new LoginExpiredError(details);

  test.each([
    ['a refusal by the server', new CallError({ ...details, code: 310_005, messageKey: 'notAllowed' })],
    ['a fault of the page', Object.assign(new Error('x'), { code: 'SESSION_CHANGED' })],
  ])('rejects with %s and does not renew the login', async (_, error) => {
    const { renewing, renew } = failingOnce(error);
    await expect(renewing.call(call, {})).rejects.toBe(error);
    expect(renew).not.toHaveBeenCalled();
  });

  test('renews an expired login although the session still has its token', async () => {
    const { renewing, renew } = failingOnce(expired);
    await expect(renewing.call(call, {})).resolves.toBe('done');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('renews the login if another one began during the call and has ended', async () => {
    const { renewing, renew } = failingOnce(expired, (state) =>
      Object.assign(state, { token: undefined, generation: 2 }),
    );
    await expect(renewing.call(call, {})).resolves.toBe('done');
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('repeats the call without a renewal if another login began during the call', async () => {
    const { renewing, renew } = failingOnce(expired, (state) => Object.assign(state, { token: 'new', generation: 2 }));
    await expect(renewing.call(call, {})).resolves.toBe('done');
    expect(renew).not.toHaveBeenCalled();
  });

  test('renews an expired login for a file, and fetches it again', async () => {
    const { renewing, renew } = failingOnce(expired);
    const file = await renewing.file({ service: 'business', path: 'file/v1' }, {});
    expect([await file.text(), renew.mock.calls.length]).toEqual(['done', 1]);
  });
});
