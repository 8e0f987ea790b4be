import type { Call } from '@quayside/contract/call';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { useCallback, useEffect, useState } from 'react';

/** `at`: when it was answered, by this device. `refresh` rejects where it fails; what is on screen stays. */
export type Answer<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T; readonly caller: Caller; readonly refresh: () => Promise<void> };

/** What a call that asks nothing answers, for screens that come before any application. */
export function useAnswer<T>(call: Call<Record<string, never>, T>): Answer<T> {
  const { caller: login } = useFlow();
  const [answer, setAnswer] = useState<{ readonly data: T; readonly caller: Caller } | { readonly error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      if (!login) throw new TypeError('This screen needs a login: its route is to be part of a flow.');
      const caller = await login();
      return { caller, data: await caller.call(call, {}, signal ? { signal } : {}) };
    },
    [login, call],
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
