import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFlow } from '../flow-context.tsx';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { withReply } from '../flow-runtime/reply-rule.ts';
import type { Conflict, StepSession } from '../flow-runtime/session/step-session.ts';
import type { FormStore } from '../form/form-store.ts';
import type { FormValues } from '../form/paths.ts';
import { draftStoreKey } from '../form-holder.ts';
import { autosave } from './autosave.ts';
import { initialAnswers } from './initial-answers.ts';
import type { StepOptions } from './step-options.ts';

/**
 * Returns the session of the step on screen, its conflict and its actions. Saves the input when the customer leaves the step. Until the application has loaded,
 * stores the input on the device for the later session.
 */
export function useStepSession(
  { step, defaults, clearedByRejection, prepare }: StepOptions,
  store: FormStore,
  loaded: boolean,
) {
  const { flow, holder, runtime, ready, visitor, hostServices } = useFlow();
  const [conflict, setConflict] = useState<Conflict>();
  const [answers, setAnswers] = useState<'awaited' | 'here'>('awaited');
  const current = useRef<{ readonly runtime: FlowRuntime; readonly session: StepSession }>(undefined);
  const onScreen = useRef(false);
  const latest = useRef({ defaults, clearedByRejection, prepare });
  useEffect(() => {
    latest.current = { defaults, clearedByRejection, prepare };
  });
  // A layout effect, because a customer can press Continue before the other effects run. Its cleanup runs before theirs.
  useLayoutEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  const sessionIn = useCallback(
    (running: FlowRuntime): StepSession => {
      const known = current.current;
      if (known?.runtime === running && known.session.step === step) return known.session;
      const session = running.answers.sessionOf(step, store, (saved) =>
        initialAnswers({ step, ...latest.current }, running, saved),
      );
      current.current = { runtime: running, session };
      return session;
    },
    [step, store],
  );
  const leave = useCallback(
    (running: FlowRuntime) => {
      const prepare = (typed: FormValues) =>
        withReply(typed, latest.current.prepare?.(typed, { runtime: running, by: 'back' }) ?? typed);
      return sessionIn(running).leave(prepare);
    },
    [sessionIn],
  );
  useEffect(() => {
    if (runtime && loaded) return;
    return () => {
      if (!onScreen.current) ready().then(leave, () => undefined); // the next screen shows a failed load
    };
  }, [runtime, loaded, ready, leave]);
  useEffect(() => {
    if (!runtime || !loaded) return;
    const session = sessionIn(runtime);
    const unfollow = session.follow();
    const unsubscribe = session.subscribe(() => setConflict(session.conflict));
    void session.open().then(() => setAnswers('here'));
    const stop = autosave(store, () => void session.storeDraft());
    return () => {
      stop();
      unsubscribe();
      unfollow();
      void leave(runtime);
    };
  }, [runtime, loaded, store, sessionIn, leave]);
  const storeEarlyAnswers =
    visitor === 'signed-in' && !(runtime && loaded) ? hostServices?.storeEarlyAnswers : undefined;
  useEffect(() => {
    if (!storeEarlyAnswers) return;
    return autosave(store, () => {
      if (store.isDirty)
        void storeEarlyAnswers(draftStoreKey(flow.name, holder), step, {
          values: store.values,
          paths: store.dirtyPaths,
        });
    });
  }, [storeEarlyAnswers, flow, holder, step, store]);

  const choose = useCallback((which: 'here' | 'there') => void current.current?.session.choose(which), []);
  const isOnScreen = useCallback(() => onScreen.current, []);
  return { answers, conflict, choose, sessionIn, isOnScreen, leave };
}
