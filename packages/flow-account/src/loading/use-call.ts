import type { Call } from '@quayside/contract/call';
import { useFlow } from '@quayside/flow/flow-context';
import type { Caller } from '@quayside/flow/services';
import { useCallback, useEffect, useState } from 'react';

/** The state of a server call. `retry` calls again after a failure. `refresh` calls again and replaces `data`; if it rejects, `data` stays. */
export type CallState<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: T; readonly caller: Caller; readonly refresh: () => Promise<void> };

/** A response together with its request, so that the response to an earlier request is ignored. */
type Found<T> = { readonly request: object } & (
  | { readonly data: T; readonly caller: Caller }
  | { readonly error: unknown }
);

const none = {};

/**
 * Calls the server when the screen mounts, and returns the state of the call. Pass the same `request` object on every render: a new object starts a new call,
 * and the status is `waiting` again.
 */
export function useCall<T>(call: Call<Record<string, never>, T>): CallState<T>;
export function useCall<Q extends object, T>(call: Call<Q, T>, request: Q): CallState<T>;
export function useCall<T>(call: Call<object, T>, request: object = none): CallState<T> {
  const { caller: login } = useFlow();
  const [answer, setAnswer] = useState<Found<T>>();
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
      (found) => controller.signal.aborted || setAnswer({ request, ...found }),
      (error: unknown) => controller.signal.aborted || setAnswer({ request, error }),
    );
    return () => controller.abort();
  }, [ask, request, attempt]);
  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const refresh = useCallback(async () => setAnswer({ request, ...(await ask()) }), [ask, request]);
  if (answer === undefined || answer.request !== request) return { status: 'waiting' };
  return 'error' in answer
    ? { status: 'failed', error: answer.error, retry }
    : { status: 'ready', data: answer.data, caller: answer.caller, refresh };
}
