import { describe, expect, test } from 'vitest';
import { readUser, startUp } from './start-up.ts';

function record(over: Partial<Parameters<typeof startUp>[0]> = {}) {
  const calls: string[] = [];
  const say = (name: string) => async () => void calls.push(name);
  const steps = {
    fetchToken: async () => {
      calls.push('token');
      return true;
    },
    loadUser: say('user'),
    loadLanguage: say('language'),
    mount: () => void calls.push('mount'),
    log: (what: string) => void calls.push(`log ${what}`),
    ...over,
  };
  return { calls, steps };
}

describe('start-up', () => {
  test('START-01 startUp fetches the token, loads user and language, then mounts the app', async () => {
    const { calls, steps } = record();
    await startUp(steps);
    expect(calls).toEqual(['token', 'user', 'language', 'mount']);
  });

  test('START-01 startUp does not load a user without a token', async () => {
    const { calls, steps } = record({ fetchToken: async () => false });
    await startUp(steps);
    expect(calls).toEqual(['language', 'mount']);
  });

  test('START-02 startUp logs a failed login and still mounts the app', async () => {
    const { calls, steps } = record({ loadUser: () => Promise.reject(new Error('no')) });
    await startUp(steps);
    expect(calls).toEqual(['token', 'log login', 'language', 'mount']);
  });

  test('START-03 readUser clears the user’s data and rejects if the user cannot be read', async () => {
    const calls: string[] = [];
    const failure = new Error('no');
    const reading = readUser(
      () => Promise.reject(failure),
      () => calls.push('keep'),
      () => calls.push('clear'),
    );
    await expect(reading).rejects.toBe(failure);
    expect(calls).toEqual(['clear']);
  });
});
