import type { Call } from '@quayside/contract/call';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { useCallback, useEffect, useState } from 'react';

/** `at`: the time of the answer by the device. `refresh` rejects on failure, and the shown answer stays. */
export type Answer<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T; readonly caller: Caller; readonly refresh: () => Promise<void> };

const none = {};

/** Returns the answer of a call, for screens that need no application. `request` must be the same object in each render. */
export function useAnswer<T>(call: Call<Record<string, never>, T>): Answer<T>;
export function useAnswer<Q extends object, T>(call: Call<Q, T>, request: Q): Answer<T>;
export function useAnswer<T>(call: Call<object, T>, request: object = none): Answer<T> {
  const { caller: login } = useFlow();
  const [answer, setAnswer] = useState<{ readonly data: T; readonly caller: Caller } | { readonly error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      if (!login) throw new TypeError('This screen needs a login: its route is to be part of a flow.');
      const caller = await login();
      return { caller, data: await caller.call(call, request, signal ? { signal } : {}) };
    },
    [login, call, request],
  );
  useEffect(() => {
    const controller = new AbortController();
    ask(controller.signal).then(
      (found) => controller.signal.aborted || setAnswer(found),
      (error: unknown) => controller.signal.aborted || setAnswer({ error }),
    );
    return () => controller.abort();
  }, [ask, attempt]);
  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const refresh = useCallback(async () => setAnswer(await ask()), [ask]);
  if (answer === undefined) return { status: 'waiting' };
  return 'error' in answer ? { status: 'failed', error: answer.error, retry } : { status: 'ready', ...answer, refresh };
}
