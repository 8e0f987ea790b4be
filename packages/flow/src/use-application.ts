import type { Application } from '@quayside/contract/application';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useFlow } from './flow-context.tsx';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** The state of an application that loads: waiting, failed with a function that retries, or ready. */
export type ApplicationLoadState =
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly runtime: FlowRuntime; readonly application: Application };

/** Returns the application and its loading state, and loads it if necessary. Re-renders when either changes. */
export function useApplication(): ApplicationLoadState {
  const { runtime: given, ready } = useFlow();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<FlowRuntime | { readonly error: unknown }>();
  useEffect(() => {
    let current = true;
    ready().then(
      (loaded) => current && setOutcome(loaded),
      (error: unknown) => current && setOutcome({ error }),
    );
    return () => {
      current = false;
    };
  }, [ready, attempt]);
  const retry = useCallback(() => {
    setOutcome(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const runtime = given ?? (outcome && 'error' in outcome ? undefined : outcome);
  const read = () => runtime?.application;
  const application = useSyncExternalStore(runtime?.subscribe ?? nothing, read, read);
  if (runtime && application) return { status: 'ready', runtime, application };
  return outcome && 'error' in outcome ? { status: 'failed', error: outcome.error, retry } : { status: 'waiting' };
}

const nothing = () => () => undefined;
